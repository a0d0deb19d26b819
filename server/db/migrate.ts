import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
const LOCK = 7_350_001;

/** Makes the table of applied migrations. */
export const LEDGER =
  'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())';

/** The migrations that this server knows, in their order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();

/**
 * Applies the SQL files of migrations/ in order, each in a transaction, each once; several servers may start at once.
 * Answers the names applied now. Throws when a file that was applied has changed since.
 */
export const migrate = async (client: pg.Client): Promise<string[]> => {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(LEDGER);
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const files = await migrationNames();
    const now: string[] = [];
    for (const name of files) {
      const sql = await readFile(join(FOLDER, name), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      const before = applied.get(name);
      if (before && before !== sha256)
        throw new Error(`${name} was applied in another form: write a new migration instead.`);
      if (before) continue;
      await apply(client, name, sql, sha256);
      now.push(name);
    }
    return now;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
};

const apply = async (client: pg.Client, name: string, sql: string, sha256: string): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
};
