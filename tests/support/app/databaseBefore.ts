import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { ensureRoles } from '#server/db/ensureRoles.ts';
import { LEDGER } from '#server/db/migrate.ts';
import { connectMigrator } from '#server/db/migrator.ts';
import { databaseAt, dropDatabase, execute } from './testServer.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'server', 'db', 'migrations');

/** An empty database as it was before one migration. */
export interface DatabaseBefore {
  rows: (text: string) => Promise<Record<string, unknown>[]>;
  /** Applies the migration. */
  migrate: () => Promise<void>;
  drop: () => Promise<void>;
}

/** Makes a database with the migrations that came before the one of this file name. */
export const databaseBefore = async (migration: string): Promise<DatabaseBefore> => {
  const server = databaseAt(inject('templateUrl'), 'postgres');
  const name = `suki_upgrade_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}`);
  const url = databaseAt(server, name);
  const client = await connectMigrator(url);
  await ensureRoles(client, url);
  await client.query(LEDGER);
  const apply = async (file: string) => void (await client.query(await readFile(join(FOLDER, file), 'utf8')));
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files.filter((each) => each < migration)) await apply(file);
  return {
    rows: async (text) => (await client.query(text)).rows,
    migrate: () => apply(migration),
    drop: async () => {
      await client.end();
      await dropDatabase(server, name);
    },
  };
};
