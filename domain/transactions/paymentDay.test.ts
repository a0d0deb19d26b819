import { describe, expect, it } from 'vitest';
import { momentRefusal, rangeOf } from './paymentDay.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

describe('the moment of a payment', () => {
  it.each([
    ['2026-11-20T02:00:00Z', null],
    ['2026-11-20T02:05:00Z', null],
    ['2026-11-20T02:05:01Z', 'ahead'],
    // 45 days before, from the first moment of that day in Manila.
    ['2026-10-05T16:00:00Z', null],
    ['2026-10-05T15:59:59Z', 'late'],
    ['2026-01-01T00:00:00Z', 'late'],
  ])('lies within 45 days and not ahead: %s, %j', (at, expected) => {
    expect(momentRefusal(new Date(at), NOW)).toBe(expected);
  });
});

describe('the days of a list of payments', () => {
  const days = (from?: string, to?: string) => rangeOf({ from, to }, '2026-11-20');

  it('are the last 31 where nobody says, today among them', () => {
    expect(days()).toEqual({ from: '2026-10-21', to: '2026-11-20' });
  });

  it('go on for 366 from where they begin, or 31 back from where they end', () => {
    expect(days('2026-01-01')).toEqual({ from: '2026-01-01', to: '2027-01-01' });
    expect(days(undefined, '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  });

  it.each([
    ['', '2026-11-19'],
    ['null', undefined],
    [undefined, '2026-02-30'],
    ['0000-01-01', undefined],
  ])('are none from %j to %j, which is no day', (from, to) => {
    expect(days(from, to)).toBeNull();
  });

  it('stay within the days that can be written', () => {
    expect(days('9999-12-31')).toEqual({ from: '9999-12-31', to: '9999-12-31' });
    expect(days(undefined, '0001-01-02')).toEqual({ from: '0001-01-01', to: '0001-01-02' });
  });

  it('are 366 at most, and one at least', () => {
    expect(days('2025-11-20', '2026-11-20')).toEqual({ from: '2025-11-20', to: '2026-11-20' });
    expect(days('2025-11-19', '2026-11-20')).toBeNull();
    expect(days('2026-11-02', '2026-11-01')).toBeNull();
    expect(days('2026-11-01', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });
});
