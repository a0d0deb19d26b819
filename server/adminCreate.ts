import { parseArgs } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { conflictsIn, type Separation } from '#domain/access/rights/separation.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { endWith, onDatabase } from './adminDatabase.ts';
import { ConfigError } from './config.ts';
import type { Tx } from './db/context.ts';
import { holdsDemo } from './seed/demoMark.ts';
import { readAdministrators } from './signIn/rights/keepAdministrators.ts';
import { readRights } from './signIn/rights/readRights.ts';
import { pairText } from './signIn/rights/refuseConflicts.ts';
import { lockSeparation } from './signIn/rights/separationRules.ts';
import { newToken, tokenHash } from './signIn/tokensAndCodes.ts';

const ROLES = ['HCPC_SALES_ADMIN', 'HCPC_ITAPP_SUPPORT'] as const;
const HOURS = 24;
const USAGE =
  'npm run admin:create -- --username NAME --first-name NAME --last-name NAME [--email ADDRESS] [--mobile NUMBER] [--role NAME]';

const BESIDE_DEMO =
  'This data is a demo, whose passwords are published: it never serves with DEMO=off. A real installation begins with empty data.';

const FIRST =
  'This is the first administrator. Make the second one the same way, for another person with a number and mailbox of their own: new staff, roles and other weighty changes take two people.';
const SECOND =
  'From now on, administrators add staff in the portal: one asks, another confirms. If ever nobody can confirm, use npm run admin:confirm.';

const name = z.string().trim().min(1).max(60);
const shape = z.object({
  username: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}._@-]{3,60}$/u),
  'first-name': name,
  'last-name': name,
  email: z.email().max(200).optional(),
  mobile: z
    .string()
    .transform((typed) => normalizeMobile(typed) ?? '')
    .refine((mobile) => mobile !== '')
    .optional(),
  role: z
    .array(z.enum(ROLES))
    .min(1)
    .default([...ROLES]),
});
type Admin = z.infer<typeof shape>;

const readArguments = (args: string[]): Admin => {
  const option = { type: 'string' } as const;
  const options = {
    username: option,
    'first-name': option,
    'last-name': option,
    email: option,
    mobile: option,
    role: { ...option, multiple: true },
  } as const;
  let values: unknown;
  try {
    values = parseArgs({ args, options }).values;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split(/[.\n]/)[0]}. Use: ${USAGE}`);
  }
  const read = shape.safeParse(values);
  if (read.success) return read.data;
  const wrong = [...new Set(read.error.issues.map((issue) => `--${String(issue.path[0])}`))].join(', ');
  throw new ConfigError(`Missing or not usable: ${wrong}. Use: ${USAGE}`);
};

const CREATE = `
with account as (
  insert into user_account (username, type, status, access_level, first_name, last_name, email, mobile_number, created_by, updated_by)
  values ($1, 'INTERNAL', 'ACTIVE', 'ALL', $2, $3, $4, $5, 'admin:create', 'admin:create')
  on conflict (username) do nothing returning id
), roles as (
  insert into user_access_role (user_id, access_role_id)
  select account.id, r.id from account cross join access_role r where r.name = any ($6::citext[])
), link as (
  insert into one_time_link (token_hash, user_id, purpose, expires_at)
  select $7, id, 'set-password', now() + make_interval(hours => $8) from account
) select id from account`;

const writeAdmin = async (tx: Tx, admin: Admin, token: string): Promise<string> => {
  const values = [admin.username, admin['first-name'], admin['last-name'], admin.email, admin.mobile];
  const [made] = await tx
    .query<{ id: string }>({ text: CREATE, values: [...values, admin.role, tokenHash(token), HOURS] })
    .catch((error: unknown) => {
      if ((error as { constraint?: unknown }).constraint !== 'user_account_email_unique') throw error;
      throw new ConfigError(`The e-mail address ${admin.email} is taken: choose another.`);
    });
  if (made) return made.id;
  throw new ConfigError(`The username ${admin.username} is taken: choose another.`);
};

/** Nobody holds what is kept apart, an administrator neither: who keeps the pairs takes one away, or the account gets one role alone. */
const refusePairs = async (tx: Tx, rules: readonly Separation[], userId: string): Promise<void> => {
  const [rights] = await readRights(tx, [userId]);
  const [pair] = conflictsIn(rights?.permissions ?? new Set(), rules);
  if (!pair) return;
  throw new ConfigError(
    `${pairText(pair).en} are kept apart, and this administrator would hold both: take the pair away on the page of access roles, or give one role alone (--role ${ROLES[1]}).`,
  );
};

/** Creates the administrator as a whole or not at all; answers the token of the one-time link, and how many administrators there are now. */
const createAdmin = async (
  client: pg.Client,
  admin: Admin,
): Promise<{ token: string; administrators: number }> => {
  const token = newToken();
  const tx: Tx = { query: async (config) => (await client.query(config)).rows };
  await client.query(`begin; select set_config('app.username', 'admin:create', true)`);
  const rules = await lockSeparation(tx);
  await refusePairs(tx, rules, await writeAdmin(tx, admin, token));
  const { size: administrators } = await readAdministrators(tx);
  await client.query('commit');
  return { token, administrators };
};

const run = async (): Promise<void> => {
  const admin = readArguments(process.argv.slice(2));
  await onDatabase('admin:create', async (client, config) => {
    const isDemo = await holdsDemo(client);
    const { token, administrators } = await createAdmin(client, admin);
    if (isDemo) process.stderr.write(`${BESIDE_DEMO}\n`);
    // Behind the #, so that the token reaches no server's log and no referrer.
    const link = new URLSearchParams({ username: admin.username, resetToken: token });
    const lines = [
      administrators > 1 ? SECOND : FIRST,
      `Created ${admin.username}. This link sets the password; it works once, within ${HOURS} hours:`,
      `${config.publicUrl.replace(/\/$/, '')}/change-password#${link}`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  });
};

endWith(run(), 'The administrator was not created');
