import { eq } from 'drizzle-orm';
import {
  afterFailedLogin,
  isLocked,
  type LoginFailures,
  lockRemaining,
  NO_FAILURES,
} from '#domain/lockout.ts';
import type { Tx } from '../../db/context.ts';
import { loginFailure } from '../../db/schema/session.ts';
import { fail } from '../../http/errors.ts';

/** The failed sign-ins in a row of a username, whether or not it exists; with `lock` nobody else counts meanwhile. */
export const failuresOf = async (tx: Tx, username: string, lock = false): Promise<LoginFailures> => {
  const rows = tx.db.select().from(loginFailure).where(eq(loginFailure.username, username));
  const [row] = await (lock ? rows.for('update') : rows);
  return row ?? NO_FAILURES;
};

/** Counts one more failure; the fifth in a row locks. Answers false when it was locked meanwhile. */
export const countFailure = async (tx: Tx, username: string, now: Date): Promise<boolean> => {
  await tx.db.insert(loginFailure).values({ username, failures: 0, lastAt: now }).onConflictDoNothing();
  const state = await failuresOf(tx, username, true);
  if (isLocked(state, now)) return false;
  await tx.db
    .update(loginFailure)
    .set({ ...afterFailedLogin(state, now), lastAt: now })
    .where(eq(loginFailure.username, username));
  return true;
};

/** Forgets the failures of a username. */
export const clearFailures = async (tx: Tx, username: string): Promise<void> =>
  void (await tx.db.delete(loginFailure).where(eq(loginFailure.username, username)));

/** Throws 423 with the seconds to wait while the username is locked. */
export const refuseLocked = (state: LoginFailures, now: Date): void => {
  if (!isLocked(state, now)) return;
  const retryAfter = Math.ceil(lockRemaining(state, now) / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  const sentence = {
    en: `Too many failed sign-ins: try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    fil: `Masyadong maraming maling pag-sign in: subukan muli pagkaraan ng ${minutes} minuto.`,
  };
  throw fail('locked', sentence, { retryAfter });
};
