import {
  afterFailedLogin,
  isLocked,
  type LoginFailures,
  lockRemaining,
  NO_FAILURES,
} from '#domain/signIn/loginLock.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { int, moment } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';
import { fail } from '../http/errors/fail.ts';

/** Whose failures count together: those of one known device, or of all others ('') with a username, whether or not it exists. */
export interface Counted {
  username: string;
  device: string;
}

const FAILURES = columnsOf<LoginFailures>('login_failure f')({
  failures: int('f.failures'),
  lockedUntil: moment('f.locked_until'),
});
const READ = `select ${FAILURES.select} from login_failure f where f.username = $1 and f.device = $2`;
const BEGIN = `insert into login_failure (username, device, failures, last_at) values ($1, $2, 0, $3) on conflict do nothing`;
const COUNT = `update login_failure set failures = $3, locked_until = $4, last_at = $5 where username = $1 and device = $2`;
// For staff to see; what decides is the count.
const SHOW_LOCK = 'update user_account set locked_until = $2 where username = $1';
const CLEAR = 'delete from login_failure where username = $1 and device = $2';
const CLEAR_ALL = 'delete from login_failure where username = $1';

/** The failed sign-ins in a row; with `lock` nobody else counts meanwhile. */
export const failuresOf = async (
  tx: Tx,
  { username, device }: Counted,
  lock = false,
): Promise<LoginFailures> => {
  const text = lock ? `${READ} for update` : READ;
  const name = lock ? 'lock-failures' : 'failures';
  const [row] = await FAILURES.read(tx, { name, text, values: [username, device] });
  return row ?? NO_FAILURES;
};

/** Counts one more failure; the fifth in a row locks. Answers false when it was locked meanwhile. */
export const countFailure = async (tx: Tx, counted: Counted, now: Date): Promise<boolean> => {
  const key = [counted.username, counted.device];
  await tx.query({ text: BEGIN, values: [...key, now] });
  const state = await failuresOf(tx, counted, true);
  if (isLocked(state, now)) return false;
  const { failures, lockedUntil } = afterFailedLogin(state, now);
  await tx.query({ text: COUNT, values: [...key, failures, lockedUntil, now] });
  if (lockedUntil) await tx.query({ text: SHOW_LOCK, values: [counted.username, lockedUntil] });
  return true;
};

/** Forgets the failures that count together. */
export const clearFailures = async (tx: Tx, counted: Counted): Promise<void> =>
  void (await tx.query({ text: CLEAR, values: [counted.username, counted.device] }));

/** Forgets all failures of a username, on whatever device. */
export const clearAllFailures = async (tx: Tx, username: string): Promise<void> => {
  await tx.query({ text: CLEAR_ALL, values: [username] });
  await tx.query({ text: SHOW_LOCK, values: [username, null] });
};

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
