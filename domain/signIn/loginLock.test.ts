import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFailedLogin, isLocked, type LoginFailures, lockRemaining, NO_FAILURES } from './loginLock.ts';

const START = new Date('2024-03-05T08:00:00Z');
const at = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const fail = (times: number, state: LoginFailures = NO_FAILURES, now: Date = START): LoginFailures =>
  Array.from({ length: times }).reduce<LoginFailures>((before) => afterFailedLogin(before, now), state);

describe('failed logins', () => {
  it('lock at the fifth, not before', () => {
    expect(isLocked(fail(4), START)).toBe(false);
    expect(fail(4)).toEqual({ failures: 4, lockedUntil: null });
    expect(isLocked(fail(5), START)).toBe(true);
    expect(fail(5)).toEqual({ failures: 5, lockedUntil: at(15) });
  });

  it('lock for 15 minutes', () => {
    const locked = fail(5);
    expect(isLocked(locked, at(14.999))).toBe(true);
    expect(isLocked(locked, at(15))).toBe(false);
    expect(lockRemaining(locked, START)).toBe(15 * 60_000);
    expect(lockRemaining(locked, at(14))).toBe(60_000);
    expect(lockRemaining(locked, at(20))).toBe(0);
    expect(lockRemaining(NO_FAILURES, START)).toBe(0);
  });

  it('neither count nor prolong while locked', () => {
    const locked = fail(5);
    expect(fail(20, locked, at(10))).toEqual(locked);
  });

  it('count anew when the lock has passed', () => {
    const locked = fail(5);
    expect(afterFailedLogin(locked, at(15))).toEqual({ failures: 1, lockedUntil: null });
    expect(isLocked(fail(4, locked, at(15)), at(15))).toBe(false);
    expect(fail(5, locked, at(15))).toEqual({ failures: 5, lockedUntil: at(30) });
  });

  it('never count past five, however they fall', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 60 }), (gaps) => {
        let state = NO_FAILURES;
        let minutes = 0;
        for (const gap of gaps) {
          minutes += gap;
          state = afterFailedLogin(state, at(minutes));
          expect(state.failures).toBeGreaterThanOrEqual(1);
          expect(state.failures).toBeLessThanOrEqual(5);
          expect(state.lockedUntil !== null).toBe(state.failures === 5);
        }
      }),
    );
  });
});
