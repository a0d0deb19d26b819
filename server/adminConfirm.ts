import { parseArgs } from 'node:util';
import type pg from 'pg';
import { endWith, onDatabase } from './adminDatabase.ts';
import { ConfigError } from './config.ts';
import type { Tx } from './db/context.ts';
import { composeConfirmed } from './messages/composeConfirmed.ts';
import { readAdministrators } from './signIn/rights/keepAdministrators.ts';
import { readRights } from './signIn/rights/readRights.ts';
import { changesOf, refuseNewConflicts } from './signIn/rights/refuseConflicts.ts';
import { sendToUsers } from './signIn/rights/sendToUsers.ts';
import { lockSeparation } from './signIn/rights/separationRules.ts';

const USAGE = 'npm run admin:confirm -- --username NAME or --email ADDRESS';
const BEGIN = `begin; select set_config('app.username', 'admin:confirm', true)`;
const ACCOUNT = `select id::text, coalesce(username::text, email) as name from user_account
  where type = 'INTERNAL' and status in ('ACTIVE', 'INVITED') and (username = $1::citext or lower(email) = lower($2)) for update`;
const CONFIRM = `update account_tie set confirmed_by = 'admin:confirm', confirmed_at = coalesce(confirmed_at, now())
  where account_id = $1 and confirmed_by is null returning id`;
// Each role that waits, and is in use.
const GIVE = `with decided as (
    update user_request r set status = 'APPROVED', decided_by = 'admin:confirm', decided_at = now(), version = r.version + 1,
      updated_at = now(), updated_by = 'admin:confirm'
    from access_role a where r.user_id = $1 and r.kind = 'role' and r.status = 'SUBMITTED'
      and a.id = r.access_role_id and a.is_enabled and not a.is_external
    returning a.id, a.name::text as name
  ), given as (
    insert into user_access_role (user_id, access_role_id) select $1, id from decided on conflict do nothing
  )
  select name from decided order by name`;
const NOTE = `update user_account set version = version + 1, updated_at = now(), updated_by = 'admin:confirm' where id = $1`;
const EVENT = `select audit.record_event('CONFIRMED', 'user_account', $1, null, $2::jsonb)`;

const readArguments = (args: string[]): { username?: string; email?: string } => {
  const option = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { username: option, email: option } });
    if ((values.username === undefined) !== (values.email === undefined)) return values;
  } catch {
    // Said below.
  }
  throw new ConfigError(`Name one account of staff. Use: ${USAGE}`);
};

/** Ends the account's ties and gives it the roles that wait; answers its name and these roles. */
const confirm = async (tx: Tx, { username, email }: ReturnType<typeof readArguments>) => {
  const rules = await lockSeparation(tx);
  const [account, second] = await tx.query<{ id: string; name: string }>({
    text: ACCOUNT,
    values: [username ?? null, email ?? null],
  });
  if (!account || second) throw new ConfigError('There is no such account of staff in use or invited.');
  const before = await readRights(tx, [account.id]);
  const ended = await tx.query({ text: CONFIRM, values: [account.id] });
  const given = await tx.query<{ name: string }>({ text: GIVE, values: [account.id] });
  const roles = given.map(({ name }) => name);
  if (!ended.length && !roles.length)
    throw new ConfigError(`Nothing of ${account.name} waits to be confirmed.`);
  const after = await readRights(tx, [account.id]);
  refuseNewConflicts(rules, changesOf(before, after), { type: 'INTERNAL', permissions: new Set() }, 'roles');
  if (roles.length) await tx.query({ text: NOTE, values: [account.id] });
  await tx.query({ text: EVENT, values: [account.id, JSON.stringify({ roles })] });
  const message = composeConfirmed(account.name, roles);
  const administrators = [...(await readAdministrators(tx))].map((userId) => ({ userId, message }));
  await sendToUsers(tx, administrators, 'en');
  return { name: account.name, roles, told: administrators.length };
};

const run = async (client: pg.Client): Promise<void> => {
  const tx: Tx = { query: async (config) => (await client.query(config)).rows };
  const asked = readArguments(process.argv.slice(2));
  await client.query(BEGIN);
  const { name, roles, told } = await confirm(tx, asked);
  await client.query('commit');
  const got = roles.length ? ` It got the roles ${roles.join(', ')}.` : '';
  process.stdout.write(
    `Confirmed ${name}.${got} This is in the audit trail, and ${told === 1 ? 'one administrator is' : `${told} administrators are`} told by mail and SMS.\n`,
  );
};

endWith(onDatabase('admin:confirm', run), 'The account was not confirmed');
