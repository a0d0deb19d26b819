import { describe, expect, it } from 'vitest';
import { type CoveredSum, reconcileTaxes } from './taxCover.ts';

const MONTHS = ['2026-07', '2026-08', '2026-09'] as const;
const SUMS: CoveredSum[] = [
  { month: '2026-07', cover: 'CERTIFIED', income: 100_000n, tax: 500n },
  { month: '2026-08', cover: 'CERTIFIED', income: -20_000n, tax: -100n },
  { month: '2026-08', cover: 'NO_TIN', income: 30_000n, tax: 150n },
  { month: '2026-09', cover: 'NOT_CERTIFIED', income: 10_000n, tax: 50n },
];
const taxes = (sums: readonly CoveredSum[]) =>
  reconcileTaxes(MONTHS, sums).map(({ label, income, tax }) => [label.en, income, tax]);

describe('reconcileTaxes', () => {
  it('adds up the lines, each cover and the first two months', () => {
    expect(taxes(SUMS)).toEqual([
      ['Settlement lines (1601-EQ)', 120_000n, 600n],
      ['With certificate', 80_000n, 400n],
      ['Without certificate', 10_000n, 50n],
      ['Without TIN', 30_000n, 150n],
      ['0619-E 2026-07', 100_000n, 500n],
      ['0619-E 2026-08', 10_000n, 50n],
    ]);
  });

  it('has every row at zero for a quarter without lines', () => {
    expect(taxes([]).map(([, ...sums]) => sums)).toEqual(Array.from({ length: 6 }, () => [0n, 0n]));
  });
});
