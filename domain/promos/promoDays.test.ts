import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { lastDayProblem, runsTooLong } from './promoDays.ts';

describe('how long a discount runs', () => {
  it.each([
    ['2026-01-15', '2026-04-14', false],
    ['2026-01-15', '2026-04-15', true],
    ['2026-01-01', '2026-03-31', false],
    ['2026-01-01', '2026-04-01', true],
    ['2026-01-31', '2026-04-30', false],
    ['2026-01-31', '2026-05-01', true],
    ['2026-11-30', '2027-02-28', false],
    ['2026-11-30', '2027-03-01', true],
    ['2027-11-30', '2028-02-29', false],
    ['2026-10-01', '2026-12-31', false],
    ['2026-10-01', '2027-01-01', true],
    ['2026-05-05', '2026-05-05', false],
  ])('%s to %s runs over three months: %s', (from, to, expected) => {
    expect(runsTooLong({ from, to })).toBe(expected);
  });

  it('never warns of 89 days, always of 93, and of a later end whenever of an earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 200 }), (start, days) => {
        const from = addDays('2020-01-01', start);
        const long = runsTooLong({ from, to: addDays(from, days) });
        if (days <= 88) expect(long).toBe(false);
        if (days >= 93) expect(long).toBe(true);
        if (long) expect(runsTooLong({ from, to: addDays(from, days + 1) })).toBe(true);
      }),
    );
  });
});

describe('the last day of a promo', () => {
  const today = '2026-11-20';

  it.each([
    ['2026-11-20', null, true],
    ['2026-11-21', null, true],
    ['2026-11-19', null, false],
    ['2026-11-19', '2026-11-19', true],
    ['2026-11-18', '2026-11-19', false],
    ['2026-11-19', '2026-12-31', false],
  ])('%s will do where it was %s: %s', (to, before, expected) => {
    expect(lastDayProblem(to, today, before) === null).toBe(expected);
  });
});
