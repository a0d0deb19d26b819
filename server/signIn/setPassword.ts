import { each, type Sentence } from '#domain/sentence.ts';
import { type PasswordProblem, passwordProblems } from '#domain/signIn/password.ts';
import { type Tx, withSession } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/fail.ts';
import { composePasswordChanged } from '../messages/compose.ts';
import { clearAllFailures } from './failures.ts';
import { lockAccount } from './lockAccount.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { recordEvent } from './recordEvent.ts';
import type { Holder } from './resetTokens.ts';
import { sendToUser } from './sending/sendToUser.ts';

const LACKS: Record<PasswordProblem, Sentence> = {
  length: { en: '8 characters', fil: '8 karakter' },
  upper: { en: 'an upper-case letter', fil: 'malaking titik' },
  lower: { en: 'a lower-case letter', fil: 'maliit na titik' },
  digit: { en: 'a digit', fil: 'numero' },
};
const SAME = {
  en: 'The new password is the old one: choose another.',
  fil: 'Pareho sa dati ang bagong password: pumili ng iba.',
};

/** Throws rule_password_weak with what a new password lacks. */
export const refuseWeak = (newPassword: string): void => {
  const lacks = passwordProblems(newPassword).map((problem) => LACKS[problem]);
  if (!lacks.length) return;
  const list = each((language) => lacks.map((lack) => lack[language]).join(', '));
  const sentence = {
    en: `The new password needs at least ${list.en}.`,
    fil: `Kailangan pa ng bagong password: ${list.fil}.`,
  };
  throw fail('rule_password_weak', sentence, { fields: { newPassword: sentence } });
};

const HASH = 'select password_hash as hash from credential where user_id = $1';
const WRITE = `insert into credential (user_id, password_hash, changed_at) values ($1, $2, $3)
  on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`;
const END_SESSIONS = `update session_family set ended_at = $2, end_reason = 'password'
  where user_id = $1 and ended_at is null and ($3::uuid is null or id <> $3)`;
const END_CODES = 'update otp_challenge set used_at = $2 where user_id = $1 and used_at is null';
const END_RESETS = `update otp_challenge set reset_used_at = $2
  where user_id = $1 and reset_hash is not null and reset_used_at is null`;
const END_LINKS = 'update one_time_link set used_at = $2 where user_id = $1 and used_at is null';

const refuseSame = async ({ deps, requestId }: RequestContext, userId: string, newPassword: string) => {
  const [row] = await withSession(deps.pools, requestId, (tx) =>
    tx.query<{ hash: string }>({ text: HASH, values: [userId] }),
  );
  if (!(await verifyPassword(row?.hash ?? null, newPassword))) return;
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
  refuseWeak(newPassword);
  await refuseSame(context, holder.userId, newPassword);
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
