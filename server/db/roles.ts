import type pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { connectMigrator } from './migrator.ts';

/**
 * Login roles of the application. None owns a table of the business, none bypasses row security, none is a member of another:
 * internal, partner and merchant are the three classes of users, applicant those without an account; session serves sign-in; jobs owns
 * the queue's tables.
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
export type RolePasswords = Readonly<Partial<Record<LoginRole, string>>>;

/** Reads the stored passwords of the roles, which only the owner of the database may. Empty before the first start. */
export const readPasswords = async (client: pg.ClientBase): Promise<RolePasswords> => {
  // Null before the table exists, false in a copy that another user made of the database.
  const { rows: tables } = await client.query<{ readable: boolean | null }>(
    `select has_table_privilege(to_regclass('public.app_role_password'), 'select') as readable`,
  );
  if (!tables[0]?.readable) return {};
  const { rows } = await client.query<{ role: string; password: string }>(
    'select role, password from public.app_role_password',
  );
  return Object.fromEntries(rows.map(({ role, password }) => [role, password]));
};

const known = new Map<string, Promise<RolePasswords>>();

const load = async (migratorUrl: string): Promise<RolePasswords> => {
  const client = await connectMigrator(migratorUrl);
  return readPasswords(client).finally(() => client.end());
};

/** Keeps passwords for the connections of this process, which then no longer depend on the owner's own password. */
export const rememberPasswords = (migratorUrl: string, passwords: RolePasswords): void =>
  void known.set(migratorUrl, Promise.resolve(passwords));

const passwordOf = async (migratorUrl: string, role: LoginRole): Promise<string> => {
  const reading = known.get(migratorUrl) ?? load(migratorUrl);
  known.set(migratorUrl, reading);
  reading.catch(() => known.delete(migratorUrl));
  const password = (await reading)[role];
  if (password) return password;
  throw new Error(`The database stores no password of ${role}: the start of a server makes it.`);
};

/**
 * Settings to sign in as a role in the migrator's database. Where PostgreSQL asks for a password, the stored ones are read once a
 * process, over a connection of the migrator.
 */
export const loginAs = (migratorUrl: string, role: LoginRole): pg.ClientConfig => ({
  ...parseIntoClientConfig(migratorUrl),
  user: role,
  password: () => passwordOf(migratorUrl, role),
});
