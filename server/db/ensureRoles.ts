import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { connectionProblem, connectMigrator } from './migrator.ts';
import { openClient } from './openClient.ts';
import {
  LOGIN_ROLES,
  type LoginRole,
  loginAs,
  type RolePasswords,
  readPasswords,
  rememberPasswords,
} from './roles.ts';

const LOCK = 7_350_003;

type Passwords = Partial<Record<LoginRole, string>>;

interface Installation {
  database: string;
  owner: string;
}

/** The roles of the cluster as this database finds them. */
interface Survey {
  existing: readonly LoginRole[];
  /** Passwords that PostgreSQL accepts today. */
  working: Passwords;
  stored: RolePasswords;
  isMigrated: boolean;
  /** Whether the roles have been granted anything in this database. */
  isGranted: boolean;
  /** Databases of other owners that use the roles. */
  others: readonly Installation[];
}

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

const randomPasswords = (): Record<LoginRole, string> => {
  const pairs = LOGIN_ROLES.map((role) => [role, randomBytes(32).toString('hex')] as const);
  return Object.fromEntries(pairs) as Record<LoginRole, string>;
};

/** Passwords that earlier versions derived from the owner's own; their servers may still use them. */
const derivedPasswords = (migratorUrl: string): Passwords => {
  const { password } = new URL(migratorUrl);
  if (!password) return {};
  const derive = (role: LoginRole) => createHmac('sha256', password).update(`suki:${role}`).digest('hex');
  return Object.fromEntries(LOGIN_ROLES.map((role) => [role, derive(role)]));
};

/** Throws for every failure but a wrong password: only that one may lead to another password. */
const isAccepted = async (migratorUrl: string, role: LoginRole, password: string): Promise<boolean> => {
  const client = openClient({ ...loginAs(migratorUrl, role), password, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (codeOf(error) === '28P01') return false;
    throw connectionProblem(migratorUrl, role, error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const storedIn = async (migratorUrl: string, database: string): Promise<RolePasswords> => {
  const url = new URL(migratorUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  try {
    const client = await connectMigrator(url.toString());
    return await readPasswords(client).finally(() => client.end());
  } catch (error) {
    // Dropped since it was listed.
    if (codeOf((error as Error).cause) === '3D000') return {};
    throw error;
  }
};

/** Finds the password of each role among those that this database, earlier versions and the owner's other databases know. */
const findWorking = async (
  migratorUrl: string,
  existing: readonly LoginRole[],
  sources: readonly (() => Promise<RolePasswords>)[],
): Promise<Passwords> => {
  const working: Passwords = {};
  for (const source of sources) {
    const open = existing.filter((role) => !working[role]);
    if (!open.length) break;
    const candidates = await source();
    for (const role of open) {
      const password = candidates[role];
      if (password && (await isAccepted(migratorUrl, role, password))) working[role] = password;
    }
  }
  return working;
};

/** Databases in which a login role has been granted something; the catalog is shared and readable by everybody. */
const USES = `select distinct d.datname as database, pg_get_userbyid(d.datdba) as owner, d.datname = current_database() as is_this,
    d.datdba in (select datdba from pg_database where datname = current_database()
      union select oid from pg_roles where rolname = current_user) as is_ours
  from pg_shdepend s join pg_database d on d.oid = s.dbid and d.datallowconn
  where s.refclassid = 'pg_authid'::regclass and s.deptype = 'a' and s.refobjid in (select oid from pg_roles where rolname = any ($1))
  order by 1`;

interface Use extends Installation {
  is_this: boolean;
  is_ours: boolean;
}

const survey = async (client: pg.Client, migratorUrl: string): Promise<Survey> => {
  const { rows: roles } = await client.query<{ rolname: LoginRole }>(
    'select rolname from pg_roles where rolname = any ($1)',
    [LOGIN_ROLES],
  );
  const existing = roles.map(({ rolname }) => rolname);
  const { rows: uses } = await client.query<Use>(USES, [LOGIN_ROLES]);
  const { rows: tables } = await client.query(
    `select to_regclass('public.schema_migration') is not null as is_migrated`,
  );
  const stored = await readPasswords(client);
  const siblings = uses.filter((use) => use.is_ours && !use.is_this);
  const working = await findWorking(migratorUrl, existing, [
    async () => stored,
    async () => derivedPasswords(migratorUrl),
    ...siblings.map(
      ({ database }) =>
        () =>
          storedIn(migratorUrl, database),
    ),
    // Where PostgreSQL asks for no password, it takes any.
    async () => randomPasswords(),
  ]);
  return {
    existing,
    working,
    stored,
    isMigrated: tables[0]?.is_migrated === true,
    isGranted: uses.some((use) => use.is_this),
    others: uses.filter((use) => !use.is_ours),
  };
};

const isComplete = ({ working }: Survey): boolean => LOGIN_ROLES.every((role) => working[role]);

/** Throws ConfigError where the roles of the cluster are not this installation's to use. */
const assertOurs = (found: Survey): void => {
  const { isMigrated, isGranted, others } = found;
  if (isMigrated && !isGranted)
    throw new ConfigError(
      'This database was restored before its roles existed, so its grants are missing: create the roles as docs/operations.md says, and restore it again.',
    );
  const [other] = others;
  if (!other || (isGranted && isComplete(found))) return;
  throw new ConfigError(
    `The roles of Suki in this PostgreSQL (app_internal and others) belong to the database "${other.database}" of the user "${other.owner}": use that user in DATABASE_URL too, or another PostgreSQL cluster for this database.`,
  );
};

const mayNot = (role: string): ConfigError =>
  new ConfigError(
    `The user of DATABASE_URL may not create, change or grant the role ${role}: give it CREATEROLE and, if another user made the role, ADMIN OPTION on it.`,
  );

/** Runs a statement about a role. Throws ConfigError when the migrator lacks the right to it. */
const change = async (client: pg.Client, role: string, text: string): Promise<void> => {
  await client.query(text).catch((error: unknown) => {
    throw codeOf(error) === '42501' ? mayNot(role) : error;
  });
};

/** Holds other starts off a role until the transaction ends, in whichever database of the cluster they are. */
const lockRole = (client: pg.Client, role: string): Promise<void> =>
  change(client, role, `comment on role ${role} is 'Suki: shared by the databases of one owner'`);

const inTransaction = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const ensureAuditOwner = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(`select from pg_roles where rolname = 'audit_owner'`);
  if (rowCount) return;
  await change(client, 'audit_owner', 'create role audit_owner nologin noinherit').catch((error: unknown) => {
    // Another start may have made it in between.
    if (!/^(42710|23505)$/.test(codeOf(error))) throw error;
  });
};

/** Throws ConfigError when servers are signed in as a role whose password nobody here knows: a new one would end them. */
const assertUnused = async (client: pg.Client, roles: readonly LoginRole[]): Promise<void> => {
  const { rows } = await client.query<{ usename: string }>(
    'select distinct usename from pg_stat_activity where usename = any ($1) order by 1',
    [roles],
  );
  if (!rows.length) return;
  throw new ConfigError(
    `A running server is signed in as ${rows.map(({ usename }) => usename).join(', ')} with a password that this database does not store: stop that server first, or start once with the password in DATABASE_URL that it was started with.`,
  );
};

const makePasswords = async (client: pg.Client, { existing, working }: Survey): Promise<Passwords> => {
  const unknown = existing.filter((role) => !working[role]);
  await assertUnused(client, unknown);
  const made = { ...randomPasswords(), ...working };
  for (const role of LOGIN_ROLES.filter((each) => !working[each])) {
    const verb = existing.includes(role) ? 'alter' : 'create';
    const options = verb === 'create' ? 'login noinherit' : 'login';
    await change(client, role, `${verb} role ${role} ${options} password '${made[role]}'`);
  }
  return made;
};

/** Stores the passwords for later starts, readable by the owner alone. The grant marks the database as one that uses the roles. */
const store = async (client: pg.Client, passwords: Passwords): Promise<void> => {
  await client.query(
    'create table if not exists public.app_role_password (role text primary key, password text not null)',
  );
  await client.query(`revoke all on public.app_role_password from public, ${LOGIN_ROLES.join(', ')}`);
  await client.query(
    `insert into public.app_role_password (role, password) select * from unnest($1::text[], $2::text[])
     on conflict (role) do update set password = excluded.password`,
    [Object.keys(passwords), Object.values(passwords)],
  );
  await client.query(`grant usage on schema public to ${LOGIN_ROLES.join(', ')}`);
};

/** Makes the migrator a member, so that it may read and give away what the role owns. Answers whether it is one. */
const becomeMember = async (client: pg.Client, role: string): Promise<boolean> => {
  const { rows } = await client.query<{ is_member: boolean }>(
    `select pg_has_role(current_user, $1, 'usage') as is_member`,
    [role],
  );
  if (rows[0]?.is_member) return true;
  try {
    await inTransaction(client, async () => {
      await lockRole(client, role);
      await change(client, role, `grant ${role} to current_user`);
    });
    return true;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
};

const settlePasswords = async (
  client: pg.Client,
  migratorUrl: string,
  before: Survey,
): Promise<Passwords> => {
  const { stored, working, isGranted } = before;
  if (isGranted && LOGIN_ROLES.every((role) => stored[role] && stored[role] === working[role]))
    return working;
  let passwords: Passwords = working;
  await inTransaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!isComplete(before)) {
      await lockRole(client, 'audit_owner');
      const found = await survey(client, migratorUrl);
      assertOurs(found);
      passwords = isComplete(found) ? found.working : await makePasswords(client, found);
    }
    await store(client, passwords);
  });
  return passwords;
};

/**
 * Makes sure that the roles exist and that their passwords are known and stored in this database. Changes a password only when no
 * database of the cluster stores it and no server is signed in with it; a later start changes nothing. Answers what people should
 * know. Throws ConfigError when the roles belong to another owner.
 */
export const ensureRoles = async (client: pg.Client, migratorUrl: string): Promise<string[]> => {
  const found = await survey(client, migratorUrl);
  assertOurs(found);
  await ensureAuditOwner(client);
  rememberPasswords(migratorUrl, await settlePasswords(client, migratorUrl, found));
  if (!(await becomeMember(client, 'audit_owner'))) throw mayNot('audit_owner');
  // Servers run without it, as they did before the queue was part of a dump.
  return (await becomeMember(client, 'app_jobs'))
    ? []
    : ['pg_dump fails for its owner until app_jobs is granted to it'];
};
