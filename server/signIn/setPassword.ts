import type { PasswordOwner } from '#domain/signIn/password.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { text } from '../db/columns/kinds.ts';
import { type Tx, withSession } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/fail.ts';
import { composePasswordChanged } from '../messages/compose.ts';
import { clearAllFailures } from './failures.ts';
import { lockAccount } from './lockAccount.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { recordEvent } from './recordEvent.ts';
import { refuseWeak } from './refuseWeak.ts';
import type { Holder } from './resetTokens.ts';
import { sendToUser } from './sending/sendToUser.ts';

const SAME = {
  en: 'The new password is the old one: choose another.',
  fil: 'Pareho sa dati ang bagong password: pumili ng iba.',
};

interface Stored extends PasswordOwner {
  hash: string | null;
}
const FROM = 'user_account u left join credential c on c.user_id = u.id';
const STORED = columnsOf<Stored>(FROM)({
  hash: text('c.password_hash'),
  firstName: text('u.first_name'),
  lastName: text('u.last_name'),
  username: text('u.username::text'),
  emailAddress: text('u.email::text'),
});
const READ = `select ${STORED.select} from ${FROM} where u.id = $1`;
const WRITE = `insert into credential (user_id, password_hash, changed_at) values ($1, $2, $3)
  on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`;
const END_SESSIONS = `update session_family set ended_at = $2, end_reason = 'password'
  where user_id = $1 and ended_at is null and ($3::uuid is null or id <> $3)`;
const END_CODES = 'update otp_challenge set used_at = $2 where user_id = $1 and used_at is null';
const END_RESETS = `update otp_challenge set reset_used_at = $2
  where user_id = $1 and reset_hash is not null and reset_used_at is null`;
const END_LINKS = 'update one_time_link set used_at = $2 where user_id = $1 and used_at is null';

/** Throws rule_password_weak, or rule_password_unchanged for the password that the account has. */
const refuseUnfit = async ({ deps, requestId }: RequestContext, userId: string, newPassword: string) => {
  const [stored] = await withSession(deps.pools, requestId, (tx) =>
    STORED.read(tx, { name: 'password-owner', text: READ, values: [userId] }),
  );
  refuseWeak(newPassword, stored);
  if (!(await verifyPassword(stored?.hash ?? null, newPassword))) return;
  throw fail('rule_password_unchanged', SAME, { fields: { newPassword: SAME } });
};

/** Ends what could still be used against the old password: other sessions, codes under way, links. */
const endOthers = async (tx: Tx, userId: string, keepFamily: string | null, now: Date): Promise<void> => {
  const values = [userId, now];
  await tx.query({ text: END_SESSIONS, values: [...values, keepFamily] });
  for (const text of [END_CODES, END_RESETS, END_LINKS]) await tx.query({ text, values });
};

/**
 * Gives a user a new password: ends all sessions but `keepFamily`, lifts a lock, tells the user. `claim` runs in the transaction,
 * with the account locked, and may refuse. Throws rule_password_weak and rule_password_unchanged before anything is used up.
 */
export const setPassword = async (
  context: RequestContext,
  holder: Holder,
  newPassword: string,
  options: { keepFamily: string | null; claim?: (tx: Tx, now: Date) => Promise<void> },
): Promise<void> => {
  await refuseUnfit(context, holder.userId, newPassword);
  const { deps, requestId } = context;
  const now = deps.now();
  const hash = await hashPassword(newPassword);
  await withSession(deps.pools, requestId, async (tx) => {
    await lockAccount(tx, holder.userId);
    await options.claim?.(tx, now);
    await recordEvent(tx, context, 'PASSWORD_CHANGED', holder);
    await tx.query({ text: WRITE, values: [holder.userId, hash, now] });
    await endOthers(tx, holder.userId, options.keepFamily, now);
    await clearAllFailures(tx, holder.username);
    await sendToUser(tx, holder.userId, composePasswordChanged(holder.username), context.language);
  });
};
