import { describe, expect, it } from 'vitest';
import { type UserStatus, userStatus } from '../status.ts';
import { statusAt, whyNoAccessChange, whyNoMove, whyNoReset } from './account.ts';

const NOW = new Date('2026-11-23T08:00:00Z');
const STATUSES = Object.keys(userStatus) as UserStatus[];

describe('the status of an account', () => {
  it.each([
    ['ACTIVE', null, 'ACTIVE'],
    ['ACTIVE', '2026-11-23T08:00:00.001Z', 'LOCKED'],
    ['ACTIVE', '2026-11-23T08:00:00Z', 'ACTIVE'],
    ['SUSPENDED', '2026-11-23T09:00:00Z', 'SUSPENDED'],
    ['INVITED', '2026-11-23T09:00:00Z', 'INVITED'],
  ] as const)('that is stored as %s with a lock until %s is %s', (status, lockedUntil, shown) => {
    expect(statusAt({ status, lockedUntil }, NOW)).toBe(shown);
  });
});

describe('moves of an account', () => {
  const allowed = (move: 'suspend' | 'reactivate') =>
    STATUSES.filter((status) => whyNoMove(move, { id: '7', status }, '1') === null);

  it('are suspending one in use, locked or not, and reactivating a suspended one', () => {
    expect(allowed('suspend')).toEqual(['ACTIVE', 'LOCKED']);
    expect(allowed('reactivate')).toEqual(['SUSPENDED']);
  });

  it('are nobody’s to make with their own account, whatever its status', () => {
    for (const status of STATUSES)
      for (const move of ['suspend', 'reactivate'] as const)
        expect(whyNoMove(move, { id: '1', status }, '1')).toBe('own');
  });
});

describe('the access of an account', () => {
  it.each([
    ['INVITED', null],
    ['ACTIVE', null],
    ['LOCKED', null],
    ['SUSPENDED', 'illegal'],
    ['CLOSED', 'illegal'],
  ] as const)('that is %s is changed by others: %s', (status, problem) => {
    expect(whyNoAccessChange({ id: '1', status }, '2')).toBe(problem);
    expect(whyNoAccessChange({ id: '1', status }, '1')).toBe('own');
  });
});

describe('a new password', () => {
  const account = { status: 'ACTIVE' as UserStatus, email: 'ana@example.test', mobileNumber: null };

  it('is sent to whoever has an account in use and can be reached', () => {
    expect(whyNoReset(account)).toBeNull();
    expect(
      whyNoReset({ ...account, status: 'LOCKED', email: null, mobileNumber: '639171234567' }),
    ).toBeNull();
    expect(whyNoReset({ ...account, email: null })?.en).toMatch(/neither/);
    for (const status of ['INVITED', 'SUSPENDED', 'CLOSED'] as const)
      expect(whyNoReset({ ...account, status })?.en).toMatch(/active account/);
  });
});
