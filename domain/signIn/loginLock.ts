const LOCK_AFTER_FAILURES = 5;
const LOCK_MS = 15 * 60_000;

export type LoginFailures = { failures: number; lockedUntil: Date | null };

export const NO_FAILURES: LoginFailures = { failures: 0, lockedUntil: null };

/** Whether the account is locked; the moment the lock ends it is open again. */
export function isLocked({ lockedUntil }: LoginFailures, now: Date): boolean {
  return lockedUntil !== null && now.getTime() < lockedUntil.getTime();
}

/** Milliseconds the account stays locked, 0 when it is open. */
export function lockRemaining({ lockedUntil }: LoginFailures, now: Date): number {
  return lockedUntil === null ? 0 : Math.max(0, lockedUntil.getTime() - now.getTime());
}

/** The count after a failed login: the fifth in a row locks for 15 minutes; tries while locked neither count nor extend. */
export function afterFailedLogin(state: LoginFailures, now: Date): LoginFailures {
  if (isLocked(state, now)) return state;
  const failures = (state.lockedUntil === null ? state.failures : 0) + 1;
  const locks = failures >= LOCK_AFTER_FAILURES;
  return { failures, lockedUntil: locks ? new Date(now.getTime() + LOCK_MS) : null };
}
