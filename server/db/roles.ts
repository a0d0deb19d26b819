import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { openClient } from './openClient.ts';

/**
 * Login roles of the application. None owns a table, none bypasses row security, none is a member of another:
 * internal, partner and merchant are the three classes of users, applicant those without an account; session serves sign-in; jobs owns
 * the queue's schema.
 */
export const LOGIN_ROLES = [
  'app_internal',
  'app_partner',
  'app_merchant',
  'app_applicant',
  'app_session',
  'app_jobs',
] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

/** The same for every server on this database, so that none has to be told. */
const passwordOf = (migratorUrl: string, role: LoginRole): string =>
  createHmac('sha256', `${new URL(migratorUrl).password}`)
    .update(`suki:${role}`)
    .digest('hex');

/** The migrator's URL with another user. */
export const urlFor = (migratorUrl: string, role: LoginRole): string => {
  const url = new URL(migratorUrl);
  url.username = role;
  url.password = passwordOf(migratorUrl, role);
  return url.toString();
};

const canLogIn = async (url: string): Promise<boolean> => {
  const client = openClient({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const ensureRole = async (client: pg.Client, name: string, login: boolean): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount) return;
  try {
    await client.query(`create role ${name} ${login ? 'login' : 'nologin'} noinherit`);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '42710' || code === '23505') return;
    throw new ConfigError(
      `The user of DATABASE_URL may not create the role ${name}: give it CREATEROLE, or create the roles as the README says.`,
    );
  }
};

/** Creates the application's roles where they are missing and gives them their passwords. Idempotent. */
export const ensureRoles = async (client: pg.Client, migratorUrl: string): Promise<void> => {
  await ensureRole(client, 'audit_owner', false);
  for (const role of LOGIN_ROLES) {
    await ensureRole(client, role, true);
    if (await canLogIn(urlFor(migratorUrl, role))) continue;
    // Without a secret of its own the role's password could be guessed by whoever knows this code.
    if (!new URL(migratorUrl).password)
      throw new ConfigError(
        'DATABASE_URL holds no password: put it into the URL, so that the roles of Suki get one too.',
      );
    await client.query(`alter role ${role} login password '${passwordOf(migratorUrl, role)}'`);
  }
  await client.query('grant audit_owner to current_user');
};
