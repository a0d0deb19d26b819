import { and, eq } from 'drizzle-orm';
import {
  afterFailedLogin,
  isLocked,
  type LoginFailures,
  lockRemaining,
  NO_FAILURES,
} from '#domain/signIn/lockout.ts';
import type { Tx } from '../db/context.ts';
import { loginFailure } from '../db/schema/session.ts';
import { fail } from '../http/errors/errors.ts';

/** Whose failures count together: those of one known device, or of all others ('') with a username, whether or not it exists. */
export interface Counted {
  username: string;
  device: string;
}

const rowOf = ({ username, device }: Counted) =>
  and(eq(loginFailure.username, username), eq(loginFailure.device, device));

/** The failed sign-ins in a row; with `lock` nobody else counts meanwhile. */
export const failuresOf = async (tx: Tx, counted: Counted, lock = false): Promise<LoginFailures> => {
  const rows = tx.db.select().from(loginFailure).where(rowOf(counted));
  const [row] = await (lock ? rows.for('update') : rows);
  return row ?? NO_FAILURES;
};

/** Counts one more failure; the fifth in a row locks. Answers false when it was locked meanwhile. */
export const countFailure = async (tx: Tx, counted: Counted, now: Date): Promise<boolean> => {
  await tx.db
    .insert(loginFailure)
    .values({ ...counted, failures: 0, lastAt: now })
    .onConflictDoNothing();
  const state = await failuresOf(tx, counted, true);
  if (isLocked(state, now)) return false;
  await tx.db
    .update(loginFailure)
    .set({ ...afterFailedLogin(state, now), lastAt: now })
    .where(rowOf(counted));
  return true;
};

/** Forgets the failures that count together. */
export const clearFailures = async (tx: Tx, counted: Counted): Promise<void> =>
  void (await tx.db.delete(loginFailure).where(rowOf(counted)));

/** Forgets all failures of a username, on whatever device. */
export const clearAllFailures = async (tx: Tx, username: string): Promise<void> =>
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
