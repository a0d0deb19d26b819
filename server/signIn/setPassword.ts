import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { type PasswordProblem, passwordProblems } from '#domain/signIn/password.ts';
import { each, type Sentence } from '#domain/text.ts';
import { type Tx, withSession } from '../db/context.ts';
import { credential, oneTimeLink, otpChallenge, sessionFamily } from '../db/schema/session.ts';
import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/errors.ts';
import { composePasswordChanged } from '../messages/compose.ts';
import { clearAllFailures } from './failures.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { recordEvent } from './recordEvent.ts';
import type { Holder } from './resetTokens.ts';
import { sendToUser } from './sendToUser.ts';

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

const refuseSame = async ({ deps, requestId }: RequestContext, userId: string, newPassword: string) => {
  const [row] = await withSession(deps.pools, requestId, (tx) =>
    tx.db.select({ hash: credential.passwordHash }).from(credential).where(eq(credential.userId, userId)),
  );
  if (!(await verifyPassword(row?.hash ?? null, newPassword))) return;
  throw fail('rule_password_unchanged', SAME, { fields: { newPassword: SAME } });
};

/** Ends what could still be used against the old password: other sessions, codes under way, links. */
const endOthers = async (tx: Tx, userId: string, keepFamily: string | null, now: Date): Promise<void> => {
  const others = [eq(sessionFamily.userId, userId), isNull(sessionFamily.endedAt)];
  if (keepFamily) others.push(ne(sessionFamily.id, keepFamily));
  await tx.db
    .update(sessionFamily)
    .set({ endedAt: now, endReason: 'password' })
    .where(and(...others));
  await tx.db
    .update(otpChallenge)
    .set({ usedAt: now })
    .where(and(eq(otpChallenge.userId, userId), isNull(otpChallenge.usedAt)));
  await tx.db
    .update(otpChallenge)
    .set({ resetUsedAt: now })
    .where(
      and(
        eq(otpChallenge.userId, userId),
        isNotNull(otpChallenge.resetHash),
        isNull(otpChallenge.resetUsedAt),
      ),
    );
  await tx.db
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLink.userId, userId), isNull(oneTimeLink.usedAt)));
};

/**
 * Gives a user a new password: ends all sessions but `keepFamily`, lifts a lock, tells the user. `claim` runs first in the
 * transaction and may refuse. Throws rule_password_weak and rule_password_unchanged before anything is used up.
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
  const fresh = { passwordHash: await hashPassword(newPassword), changedAt: now };
  await withSession(deps.pools, requestId, async (tx) => {
    await options.claim?.(tx, now);
    await recordEvent(tx, 'PASSWORD_CHANGED', holder);
    await tx.db
      .insert(credential)
      .values({ userId: holder.userId, ...fresh })
      .onConflictDoUpdate({ target: credential.userId, set: fresh });
    await endOthers(tx, holder.userId, options.keepFamily, now);
    await clearAllFailures(tx, holder.username);
    await sendToUser(tx, holder.userId, composePasswordChanged(holder.username), context.language);
  });
};
