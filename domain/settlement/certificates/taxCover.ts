import { type Sentence, same } from '../../sentence.ts';

/** Whether the lines of a payee and tax code are certified, and if not, whether a TIN is missing. */
export const TAX_COVERS = ['CERTIFIED', 'NOT_CERTIFIED', 'NO_TIN'] as const;
export type TaxCover = (typeof TAX_COVERS)[number];

/** Each cover in words. */
export const taxCover: Readonly<Record<TaxCover, Sentence>> = {
  CERTIFIED: { en: 'With certificate', fil: 'May sertipiko' },
  NOT_CERTIFIED: { en: 'Without certificate', fil: 'Walang sertipiko' },
  NO_TIN: { en: 'Without TIN', fil: 'Walang TIN' },
};

/** Settlement lines of a month (YYYY-MM) of the quarter under one cover, in centavos; below zero where refunds were more. */
export interface CoveredSum {
  month: string;
  cover: TaxCover;
  income: bigint;
  tax: bigint;
}

/** Income and tax that a return or a part of it comes to, in centavos. */
export interface TaxSum {
  label: Sentence;
  income: bigint;
  tax: bigint;
}

/**
 * Returns how the withheld tax of a quarter reconciles to its settlement lines: all of them as 1601-EQ returns them, each cover, and the first
 * two months as 0619-E remits them. The covers add up to the lines; nothing is rounded.
 */
export function reconcileTaxes(
  months: readonly [string, string, string],
  sums: readonly CoveredSum[],
): TaxSum[] {
  const sumOf = (label: Sentence, all: readonly CoveredSum[]): TaxSum => ({
    label,
    income: all.reduce((sum, { income }) => sum + income, 0n),
    tax: all.reduce((sum, { tax }) => sum + tax, 0n),
  });
  const [first, second] = months;
  return [
    sumOf({ en: 'Settlement lines (1601-EQ)', fil: 'Mga linya ng settlement (1601-EQ)' }, sums),
    ...TAX_COVERS.map((cover) =>
      sumOf(
        taxCover[cover],
        sums.filter((sum) => sum.cover === cover),
      ),
    ),
    ...[first, second].map((month) =>
      sumOf(
        same(`0619-E ${month}`),
        sums.filter((sum) => sum.month === month),
      ),
    ),
  ];
}
