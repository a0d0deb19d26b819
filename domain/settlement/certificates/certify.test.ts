import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '../../money.ts';
import { certify, type WithheldSum } from './certify.ts';
import { type Quarter, quarterOf } from './quarter.ts';

const sum = (month: string, income: bigint, tax: bigint, atc = 'WC156'): WithheldSum => ({
  ...{ month, atc, income, tax },
  percent: '0.5',
});

describe('a certificate of a quarter', () => {
  it('has the tax that was withheld month by month, not what the total would give', () => {
    const { rows, total, tax } = certify('2026-Q3', [
      sum('2026-07', 125_000_000n, 625_000n),
      sum('2026-08', 98_045_075n, 490_225n),
      sum('2026-09', 142_030_050n, 710_150n),
    ]);
    expect(rows).toEqual([
      {
        ...{ atc: 'WC156', percent: '0.5', total: 365_075_125n, tax: 1_825_375n },
        months: [125_000_000n, 98_045_075n, 142_030_050n],
      },
    ]);
    expect([total, tax]).toEqual([365_075_125n, 1_825_375n]);
  });

  it('has a line a tax code, by code, and names no percentage where there was more than one', () => {
    const { rows } = certify('2025-Q1', [
      sum('2025-03', 200n, 1n, 'WC830'),
      { ...sum('2025-03', 100n, 1n), percent: null },
      sum('2025-01', 100n, 1n),
    ]);
    expect(rows.map(({ atc, percent, months }) => [atc, percent, months])).toEqual([
      ['WC156', null, [100n, 0n, 100n]],
      ['WC830', '0.5', [0n, 0n, 200n]],
    ]);
  });

  it('may have a month below zero', () => {
    const found = certify('2026-Q3', [sum('2026-07', 10_000n, 50n), sum('2026-08', -4_000n, -20n)]);
    expect(found).toMatchObject({ isAboveZero: true, total: 6_000n, tax: 30n });
    expect(found.rows[0]?.months).toEqual([10_000n, -4_000n, 0n]);
  });

  it.each([
    [-10_000n, -50n],
    [0n, 0n],
    [50n, 0n],
  ])('of %d with a tax of %d is none, and goes on into the next quarter', (income, tax) => {
    const sums = [sum('2026-06', income, tax), sum('2026-07', 100_000n, 500n)];
    expect(certify('2026-Q2', sums).isAboveZero).toBe(false);
    const next = certify('2026-Q3', sums);
    expect(next).toMatchObject({ isAboveZero: true, carriedFrom: '2026-Q2', tax: 500n + tax });
    expect(next.rows[0]?.months).toEqual([100_000n + income, 0n, 0n]);
  });

  it('takes in all that was carried on, over quarters without anything too', () => {
    const sums = [sum('2025-12', -300n, -3n), sum('2026-02', 100n, 1n, 'WC830'), sum('2026-07', 900n, 9n)];
    const found = certify('2026-Q3', sums);
    expect(found).toMatchObject({ carriedFrom: '2025-Q4', total: 700n, tax: 7n });
    expect(found.rows.map(({ atc, total }) => [atc, total])).toEqual([
      ['WC156', 600n],
      ['WC830', 100n],
    ]);
  });

  it('leaves out what comes later, and what an earlier one has taken in', () => {
    const sums = [sum('2026-01', 500n, 5n), sum('2026-04', 100n, 1n), sum('2026-07', 900n, 9n)];
    expect(certify('2026-Q2', sums)).toMatchObject({ carriedFrom: null, total: 100n, tax: 1n });
  });
});

const MONTHS = Array.from({ length: 18 }, (_, at) => {
  const month = String((at % 12) + 1).padStart(2, '0');
  return `${2025 + Math.floor(at / 12)}-${month}`;
});
const QUARTERS = [...new Set(MONTHS.map(quarterOf))] as Quarter[];

const line = fc.record({
  month: fc.constantFrom(...MONTHS),
  atc: fc.constantFrom('WC156', 'WC830'),
  gross: fc.bigInt({ min: 0n, max: 50_000_00n }),
  refunds: fc.bigInt({ min: 0n, max: 60_000_00n }),
});

it('Σ lines = months = certificates + what is still carried, for every payee and history', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
      const settled = lines.map(({ month, atc, gross, refunds }) => {
        // Each line is rounded for itself, as runs do.
        return sum(month, gross - refunds, percentOf(gross - refunds, '0.5'), atc);
      });
      const all = QUARTERS.map((quarter) => certify(quarter, settled));
      for (const { rows, total, tax } of all) {
        expect(rows.map(({ months: [a, b, c] }) => a + b + c)).toEqual(rows.map((row) => row.total));
        expect(rows.reduce((so, row) => so + row.total, 0n)).toBe(total);
        expect(rows.reduce((so, row) => so + row.tax, 0n)).toBe(tax);
      }
      const issued = all.filter(({ isAboveZero }) => isAboveZero);
      const last = all.at(-1);
      const open = last && !last.isAboveZero ? [last] : [];
      for (const of of ['total', 'tax'] as const) {
        const told = [...issued, ...open].reduce((so, one) => so + one[of], 0n);
        const paid = settled.reduce((so, one) => so + (of === 'tax' ? one.tax : one.income), 0n);
        expect(told).toBe(paid);
      }
      for (const { total, tax } of issued) expect(total > 0n && tax > 0n).toBe(true);
    }),
  );
});
