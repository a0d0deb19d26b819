import pg from 'pg';
import { ConfigError } from '../config.ts';
import { openClient } from './openClient.ts';
import { outageOf } from './outage.ts';

const sentenceFor = (url: string, user: string, error: unknown): string => {
  const at = new URL(url);
  const server = `${at.hostname}${at.port ? `:${at.port}` : ''}`;
  const { code, message } = error as { code?: string; message: string };
  if (code === '28P01')
    return `PostgreSQL at ${server} refuses the password of the user "${user}": set the right user and password in DATABASE_URL.`;
  if (outageOf(error) === 'refused')
    return `PostgreSQL at ${server} does not let the user "${user}" sign in (${message}): check the user and password in DATABASE_URL, and pg_hba.conf.`;
  if (code === '3D000')
    return `PostgreSQL at ${server} has no database "${decodeURIComponent(at.pathname.slice(1))}": create it, or correct DATABASE_URL.`;
  return `The database at ${server}${at.pathname} does not answer (${message || code}): check DATABASE_URL and that PostgreSQL is running.`;
};

/** Why a connection to the database of a URL failed, as one sentence that says what to do and names no password. */
export const connectionProblem = (url: string, user: string, error: unknown): ConfigError =>
  new ConfigError(sentenceFor(url, user, error), { cause: error });

/** One connection of the migrator. Throws ConfigError with a sentence when it cannot be made. */
export const connectMigrator = async (url: string): Promise<pg.Client> => {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw connectionProblem(url, client.user ?? '', error);
  }
};

/** Creates the database of a URL when the server runs but the database is not there yet (embedded: first start). */
export const ensureDatabase = async (url: string): Promise<void> => {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = '/postgres';
  const client = await connectMigrator(target.toString());
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      // `admin:create` beside a first start may have made it in between.
      if (!(error instanceof pg.DatabaseError) || !/^(42P04|23505)$/.test(error.code ?? '')) throw error;
    });
  } finally {
    await client.end();
  }
};
