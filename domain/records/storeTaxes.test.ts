import { describe, expect, it } from 'vitest';
import { firstTaxDay, taxOn } from './storeTaxes.ts';

const row = (effectiveFrom: string, isEwt: boolean) => ({ effectiveFrom, isEwt, isTwa: false });
const rows = [row('2026-01-01', false), row('2026-07-01', true)];

describe('the taxes of a store', () => {
  it.each([
    ['2025-12-31', null],
    ['2026-01-01', rows[0]],
    ['2026-06-30', rows[0]],
    ['2026-07-01', rows[1]],
    ['2027-01-01', rows[1]],
  ])('[money.storeTax] hold on %s as the newest row that has begun says', (day, held) => {
    expect(taxOn(rows, day)).toEqual(held);
  });

  it.each([
    ['2026-11-24', '2026-11-26'],
    ['2026-11-25', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['2026-12-01', '2026-12-01'],
  ])('[money.storeTax] change tomorrow at the earliest: asked for %s, it is %s', (asked, first) => {
    expect(firstTaxDay(asked, '2026-11-25')).toBe(first);
  });

  it.each([
    ['2026-11-09', '2026-11-26'],
    ['2026-11-10', '2026-11-10'],
    ['2026-11-14', '2026-11-14'],
    ['2026-11-15', '2026-11-26'],
    ['2026-12-01', '2026-12-01'],
  ])(
    '[money.storeTax] begin with payments that wait as nothing was said: asked for %s, it is %s',
    (asked, first) => {
      const untaxed = { since: '2026-11-10', before: '2026-11-15' };
      expect(firstTaxDay(asked, '2026-11-25', untaxed)).toBe(first);
    },
  );
});
