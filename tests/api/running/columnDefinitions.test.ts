import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldKind, FieldRow } from '#domain/fields/field.ts';
import { LOGIN_ROLES, type LoginRole, loginAs } from '#server/db/roles.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { SUBJECT_TABLES } from '#tests/support/columns/subjectTables.ts';
import type { Told, ToldDefinition } from '#tests/support/columns/tellAll.ts';

const { definitions, written }: Told = JSON.parse(
  execFileSync(process.execPath, ['tests/support/columns/tellAll.ts'], { encoding: 'utf8' }),
);

let app: TestApp;
const clients = new Map<LoginRole, pg.Client>();
beforeAll(async () => {
  app = await startTestApp();
  for (const role of LOGIN_ROLES) {
    const client = new pg.Client(loginAs(app.migratorUrl, role));
    await client.connect();
    clients.set(role, client);
  }
});
afterAll(async () => {
  await Promise.all([...clients.values()].map((client) => client.end()));
  await app.stop();
});

/** The types of the database that the driver hands over as each kind of column takes them. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  text: ['text', 'citext', 'uuid'],
  bigint: ['int8'],
  integer: ['int4', 'int2'],
  boolean: ['bool'],
  numeric: ['numeric'],
  date: ['date'],
  timestamptz: ['timestamptz'],
  jsonb: ['jsonb', 'json'],
  'text[]': ['_text'],
  'integer[]': ['_int4'],
  'bigint[]': ['_int8'],
  'inet[]': ['_inet'],
  time: ['time'],
};
const fits = (type: string, found: string): boolean => FITTING[type]?.includes(found) ?? false;

/** The statement that reads what a definition reads, its placeholders numbered anew, all of them null. */
const selecting = ({ reads, from }: ToldDefinition): pg.QueryConfig => {
  const numbers: string[] = [];
  const text = `select ${reads.map(({ sql }) => sql).join(', ') || '1'} from ${from} limit 0`.replaceAll(
    /\$(\d+)/g,
    (_, n: string) => {
      if (!numbers.includes(n)) numbers.push(n);
      return `$${numbers.indexOf(n) + 1}`;
    },
  );
  return { text, values: numbers.map(() => null) };
};

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);
const NOT_GRANTED = '42501';

/** Whether a role may read all of a definition. Throws for a statement that is wrong. */
const mayRead = async (role: LoginRole, definition: ToldDefinition): Promise<boolean> => {
  try {
    await clients.get(role)?.query(selecting(definition));
    return true;
  } catch (error) {
    if (codeOf(error) === NOT_GRANTED) return false;
    throw error;
  }
};

/** The problems of all definitions, each with its place. */
const problemsOf = async (
  look: (definition: ToldDefinition) => Promise<readonly string[]>,
): Promise<string[]> => {
  const problems: string[] = [];
  for (const definition of definitions) {
    const { at, reader } = definition;
    const found = await look(definition).catch((error: Error) => [error.message]);
    problems.push(...found.map((problem) => `${at}${reader ? ` (${reader})` : ''}: ${problem}`));
  }
  return [...new Set(problems)];
};

interface Attribute {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The longest text that a check lets in. */
  most: number | null;
  select: LoginRole[];
  insert: LoginRole[];
  update: LoginRole[];
}
const may = (verb: string): string => `array(select r from unnest($1::text[]) r
  where has_column_privilege(r, c.oid, a.attnum, '${verb}')) as "${verb}"`;
const ATTRIBUTES = `select c.relname as "table", a.attname as "name", t.typname as "type", not a.attnotnull as "isNullable",
    a.atthasdef as "hasDefault", ${may('select')}, ${may('insert')}, ${may('update')},
    (select min(b[1]::int) from pg_constraint k,
      regexp_matches(pg_get_constraintdef(k.oid), 'length\\(' || a.attname || '\\) <= (\\d+)', 'g') b
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as "most"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`;
/** The columns of every table, by name. */
const columns = new Map<string, Map<string, Attribute>>();
beforeAll(async () => {
  const { rows } = await app.admin.query<Attribute>(ATTRIBUTES, [LOGIN_ROLES]);
  for (const row of rows)
    columns.set(row.table, (columns.get(row.table) ?? new Map<string, Attribute>()).set(row.name, row));
});

describe('the definitions of columns', () => {
  it('are all made here, those too that are made anew for each reader', () => {
    const made = Object.groupBy(definitions, ({ at }) => at.split(':')[0] ?? '');
    const count = (path: string) => new Set(made[path]?.map(({ at }) => at)).size;
    expect(Object.fromEntries(Object.keys(written).map((path) => [path, count(path)]))).toEqual(written);
  });

  it('read columns that are there, of the type that their kind says', async () => {
    const { rows } = await app.admin.query<{ oid: number; name: string }>(
      'select oid::int as oid, typname as name from pg_type',
    );
    const types = new Map(rows.map(({ oid, name }) => [oid, name]));
    const problems = await problemsOf(async (definition) => {
      const { fields } = await app.admin.query(selecting(definition));
      return definition.reads.flatMap(({ name, type, sql }, at) => {
        const found = types.get(fields[at]?.dataTypeID ?? 0) ?? '';
        return fits(type, found) ? [] : [`${name}, ${sql}, is ${found} and taken for ${type}`];
      });
    });
    expect(problems).toEqual([]);
  });

  it('are read by those whom they are for', async () => {
    const problems = await problemsOf(async (definition) => {
      const roles = definition.reader ? [`app_${definition.reader}` as const] : LOGIN_ROLES;
      for (const role of roles) if (await mayRead(role, definition)) return [];
      return [`${roles.join(', ')} may not read it`];
    });
    expect(problems).toEqual([]);
  });

  it('write columns that are there, of the type that their kind says, and somebody may', async () => {
    const problems = await problemsOf(async ({ from, writes }) => {
      const [table = ''] = from.split(' ');
      const own = columns.get(table);
      const strange = writes.flatMap(({ column, type }) => {
        const found = own?.get(column)?.type ?? 'not there';
        return fits(type, found) ? [] : [`${table}.${column} is ${found} and written as ${type}`];
      });
      const names = writes.map(({ column }) => column);
      const writers = LOGIN_ROLES.filter((role) =>
        (['insert', 'update'] as const).some((verb) =>
          names.every((column) => own?.get(column)?.[verb].includes(role)),
        ),
      );
      return [...strange, ...(writers.length ? [] : [`nobody may write ${table} (${names.join(', ')})`])];
    });
    expect(problems).toEqual([]);
  });
});

type Own = FieldRow & { column: string };
/** The fields that have a column in the subject's own table. */
const ownOf = (fields: unknown): [name: string, row: Own][] =>
  Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).filter(
    (field): field is [string, Own] => field[1]?.kind !== undefined && field[1]?.column !== undefined,
  );
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/domain/fields/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const SUBJECTS = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .map(([name, fields]) => ({ name, own: ownOf(fields) }))
  .filter(({ own }) => own.length > 0);

/** The types of columns that fields of a kind stand in; of others texts, and ids of records. */
const OF_KIND: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  flag: ['bool'],
  day: ['date'],
  instant: ['timestamptz'],
  // Payments are whole centavos.
  money: ['numeric', 'int8'],
  rate: ['numeric'],
  // Numbers of receipts have ten digits.
  count: ['int4', 'int8'],
  rows: ['_text', '_int8', '_inet'],
  record: ['int8', 'text'],
  file: ['int8'],
};

/** What records may be there without, though whoever fills in a form has to say it: of imports, or of who does without. */
const WITHOUT = new Set([
  ...['region_id', 'province_id', 'city_id', 'barangay_id'].map((column) => `address.${column}`),
  ...['employee_code', 'position'].map((column) => `associate.${column}`),
  ...['business_entity', 'tin_number'].map((column) => `partner.${column}`),
  'contact_person.mobile_number',
  'merchant.tin_number',
  'partner_contract.signed_file_id',
  'user_account.status_reason',
]);
/** What the server gives where it is left out. */
const GIVEN = new Set(['promo.code']);
/** What only staff who make a partner say of it, though people of partners say it of their stores. */
const SAID_BY_STAFF = new Set(['partner.onboarded_by']);

/** Accounts of people whom the wire tells by name. */
const ACCOUNTS = new Set(['approval_request.maker_id', 'approval_request.checker_id']);

/** Whether people of partners write anything of a table. */
const isTheirs = (table: string): boolean =>
  [...(columns.get(table)?.values() ?? [])].some(({ insert, update }) =>
    [...insert, ...update].includes('app_partner'),
  );

const typesOf = (at: string, kind: FieldKind): readonly string[] =>
  ACCOUNTS.has(at) ? ['int8'] : (OF_KIND[kind] ?? ['text', 'citext']);

/** What is wrong with a field and its column. */
const against = (table: string, { kind, column, optional, max, sees, sets }: Own): string[] => {
  const found = columns.get(table)?.get(column);
  if (!found) return ['is not there'];
  const { type, isNullable, hasDefault, most, select, insert, update } = found;
  const at = `${table}.${column}`;
  const isFilledIn = sets !== 'server' && !WITHOUT.has(at);
  const isOwn = sets === 'all' && isTheirs(table) && !SAID_BY_STAFF.has(at);
  const writes = (role: LoginRole) => insert.includes(role) || update.includes(role);
  return [
    typesOf(at, kind).includes(type) ? '' : `is ${type} for a field that is ${kind}`,
    optional && !isNullable && !hasDefault && !GIVEN.has(at)
      ? 'may not be null, though the field may be left out'
      : '',
    isFilledIn && !optional && isNullable ? 'may be null, though the field may not be left out' : '',
    most !== null && max !== most ? `takes ${most} characters, the field ${max}` : '',
    select.includes('app_internal') ? '' : 'is not read by staff',
    sees !== 'staff' && !select.includes('app_partner') ? 'is not read by partners' : '',
    isOwn && !writes('app_partner') ? 'is not written by partners' : '',
    sets === 'staff' && update.includes('app_partner') ? 'is written by partners' : '',
    sets !== 'server' && !writes('app_internal') ? 'is not written by staff' : '',
  ].filter(Boolean);
};

describe('the columns of the dictionary', () => {
  it('are of the tables that are told here, of every subject', () => {
    expect(SUBJECTS.map(({ name }) => name).sort()).toEqual(Object.keys(SUBJECT_TABLES).sort());
  });

  it('are told apart where they differ, and nowhere else', () => {
    const at = (name: string) => {
      const [table = '', column = ''] = name.split('.');
      return columns.get(table)?.get(column);
    };
    expect([...WITHOUT].filter((name) => !at(name)?.isNullable)).toEqual([]);
    expect([...GIVEN].filter((name) => at(name)?.isNullable !== false)).toEqual([]);
    expect([...SAID_BY_STAFF].filter((name) => at(name)?.insert.includes('app_partner') !== false)).toEqual(
      [],
    );
  });

  it.each(SUBJECTS)('are there, with type, bound and grants as $name says', ({ name, own }) => {
    const problems = (SUBJECT_TABLES[name] ?? []).flatMap((table) =>
      own.flatMap(([field, row]) =>
        against(table, row).map((problem) => `${field}: ${table}.${row.column} ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });
});
