import { percentOf, percentWithin, roundHalfUp } from '../money.ts';
import { type Sentence, same } from '../sentence.ts';

/** The VAT that a gross amount contains, in percent. */
export const VAT_PERCENT = '12';

export const VAT_CLASSES = ['VATABLE', 'EXEMPT', 'ZERO_RATED'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

/** How an amount stands to VAT, in words. */
export const vatClass: Readonly<Record<VatClass, Sentence>> = {
  VATABLE: { en: 'VATable', fil: 'May VAT' },
  EXEMPT: { en: 'VAT-exempt', fil: 'Exempt sa VAT' },
  ZERO_RATED: same('Zero-rated'),
};

/** What a receipt breaks down to, in centavos: gross = sales + vat, and net is what was paid. */
export interface ReceiptAmounts {
  gross: bigint;
  /** The gross without VAT: the VATable, exempt or zero-rated sales, as the class says. */
  sales: bigint;
  vat: bigint;
  withholding: bigint;
  net: bigint;
}

/** Why amounts make no receipt. */
export type AmountProblem = 'NO_GROSS' | 'NEGATIVE_WITHHOLDING' | 'NET_BELOW_ZERO';

/** What is left to receipt of settled commission, in centavos: the commission with its tax, and that tax. */
export interface LinesLeft {
  due: bigint;
  tax: bigint;
}

/**
 * Returns the VAT of a receipt for settled commission, in centavos: all of the tax that is left where it is for all that is left, else its
 * share, rounded half-up. So the receipts of a month come to the sum of its lines' tax on commission.
 */
const vatOfLines = (gross: bigint, { due, tax }: LinesLeft): bigint => {
  if (due <= 0n || tax <= 0n) return 0n;
  const vat = roundHalfUp(gross * tax, due);
  return vat > gross ? gross : vat;
};

/**
 * Breaks down a gross amount (centavos) that contains its VAT: the VAT is rounded half-up, the sales are the rest, and the net is the
 * gross less what was withheld. Settled commission takes its VAT from `left`, never from the gross. Says why where there is no such receipt.
 */
export function receiptAmounts(
  gross: bigint,
  withholding: bigint,
  of: VatClass,
  left?: LinesLeft,
): ReceiptAmounts | AmountProblem {
  if (gross <= 0n) return 'NO_GROSS';
  if (withholding < 0n) return 'NEGATIVE_WITHHOLDING';
  if (withholding > gross) return 'NET_BELOW_ZERO';
  const contained = left ? vatOfLines(gross, left) : percentWithin(gross, VAT_PERCENT);
  const vat = of === 'VATABLE' ? contained : 0n;
  return { gross, sales: gross - vat, vat, withholding, net: gross - withholding };
}

/** What is withheld at a percentage of a gross amount: of what it is without its VAT; centavos, rounded half-up. */
export function withheldOf(gross: bigint, percent: string, of: VatClass, left?: LinesLeft): bigint {
  const amounts = receiptAmounts(gross, 0n, of, left);
  return typeof amounts === 'string' ? 0n : percentOf(amounts.sales, percent);
}
