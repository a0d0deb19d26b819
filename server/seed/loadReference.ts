import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { MODULES } from '#domain/access/modules.ts';
import { copyFile } from './copyFile.ts';
import {
  bankFiles,
  lookupNames,
  placeFiles,
  REFERENCE_DIR,
  REFERENCE_VERSION,
} from './reference/referenceFiles.ts';

const MODULES_VERSION = createHash('sha256').update(JSON.stringify(MODULES)).digest('hex').slice(0, 16);
const CASTS: Record<string, string> = { is_city: '::boolean', position: '::integer' };

/** Adds what is new and renames what has changed; an id once given never goes away. */
const upsert = (table: string, columns: readonly string[]): string => {
  const [key = '', ...rest] = columns;
  const picked = columns.map((column) => `${column}${CASTS[column] ?? ''}`).join(', ');
  const set = rest.map((column) => `${column} = excluded.${column}`).join(', ');
  const row = (of: string) => `(${rest.map((column) => `${of}.${column}`).join(', ')})`;
  return `insert into ${table} (${columns.join(', ')}) select ${picked} from load_${table}
    on conflict (${key}) do update set ${set} where ${row(table)} is distinct from ${row('excluded')}`;
};

const loadPlaces = async (client: pg.ClientBase): Promise<void> => {
  for (const entry of placeFiles) {
    await copyFile(client, entry);
    await client.query(upsert(entry.table, entry.columns));
  }
};

const BRANCHES = `insert into bank_branch (bank_id, code, name, city_id)
  select b.id, l.code, l.name, l.city_id from load_bank_branch l join bank b on b.code = l.bank_code
  on conflict (bank_id, code) do update set name = excluded.name, city_id = excluded.city_id`;

const loadBanks = async (client: pg.ClientBase): Promise<void> => {
  const [bank, branch] = bankFiles;
  await copyFile(client, bank);
  await client.query(upsert(bank.table, bank.columns));
  await copyFile(client, branch);
  await client.query(BRANCHES);
};

const LOOKUPS = `insert into lookup_value (list, code, label, position, source, parent_code)
  select * from jsonb_to_recordset($1) as x(list text, code text, label text, position integer, source text, parent_code text)
  on conflict (list, code) do update set label = excluded.label, position = excluded.position,
    source = excluded.source, parent_code = excluded.parent_code`;

const readLookup = async (list: string) => {
  const text = await readFile(new URL(`lookups/${list}.tsv`, REFERENCE_DIR), 'utf8');
  const lines = text.trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [code, label, position, source, parent] = line.split('\t');
    return { list, code, label, position: Number(position), source, parent_code: parent || null };
  });
};

const loadLookups = async (client: pg.ClientBase): Promise<void> => {
  const rows = (await Promise.all(lookupNames.map(readLookup))).flat();
  await client.query(LOOKUPS, [JSON.stringify(rows)]);
};

const loadModules = async (client: pg.ClientBase): Promise<void> => {
  const modules = MODULES.map(({ code, name }, position) => ({ code, name, position }));
  const rows = MODULES.flatMap(({ code, responsibilities }) =>
    responsibilities.map((row) => ({ module_code: code, ...row, event_type: row.eventType })),
  ).map((row, position) => ({ ...row, position }));
  await client.query('delete from responsibility');
  await client.query('delete from module');
  await client.query(
    'insert into module (code, name, position) select * from jsonb_to_recordset($1) as x(code text, name text, position integer)',
    [JSON.stringify(modules)],
  );
  await client.query(
    `insert into responsibility (permission, module_code, name, event_type, position)
     select * from jsonb_to_recordset($1) as x(permission text, module_code text, name text, event_type text, position integer)`,
    [JSON.stringify(rows)],
  );
};

const loaded = async (client: pg.ClientBase): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; version: string }>(
    'select name, version from reference_version',
  );
  return new Map(rows.map((row) => [row.name, row.version]));
};

const note = (client: pg.ClientBase, name: string, version: string) =>
  client.query(
    `insert into reference_version (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [name, version],
  );

/**
 * Brings places, banks, look-ups and modules to the version that came with this program, inside the caller's transaction.
 * Answers what it loaded; nothing when all of it was there.
 */
export const loadReference = async (client: pg.ClientBase): Promise<string[]> => {
  const versions = await loaded(client);
  const done: string[] = [];
  if (versions.get('reference') !== REFERENCE_VERSION) {
    await loadPlaces(client);
    await loadBanks(client);
    await loadLookups(client);
    await note(client, 'reference', REFERENCE_VERSION);
    const tables = [...placeFiles, ...bankFiles].map((entry) => entry.table);
    await client.query(`analyze ${[...tables, 'lookup_value'].join(', ')}`);
    done.push(`reference data ${REFERENCE_VERSION} loaded`);
  }
  if (versions.get('modules') !== MODULES_VERSION) {
    await loadModules(client);
    await note(client, 'modules', MODULES_VERSION);
  }
  return done;
};
