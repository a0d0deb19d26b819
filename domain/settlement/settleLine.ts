import { percentOf, percentOfNet, percentWithin } from '../money.ts';
import { evaluate, type Formula } from './formula.ts';

/** The VAT that prices contain, in percent. */
const VAT_PERCENT = '12';

/** What the tax that is withheld from the payee is reckoned of: what was charged, or that without the VAT in it. */
export const EWT_BASES = ['WITH_VAT', 'WITHOUT_VAT'] as const;
export type EwtBase = (typeof EWT_BASES)[number];

/** All that one line is reckoned with, as it held on the day of its items. Percents are decimal strings. */
export interface LineTerms {
  mdrPercent: string;
  mdrIsVatInclusive: boolean;
  taxOnCommissionPercent: string;
  /** What a top withholding agent keeps back of the commission. */
  withholdingPercent: string;
  isTwa: boolean;
  /** Of the ATC; null where nothing is withheld from the payee. */
  ewtPercent: string | null;
  ewtBase: EwtBase;
  formulas: { nonTwa: Formula; twa: Formula };
}

/** One line of a settlement, in centavos. */
export interface LineAmounts {
  gross: bigint;
  refunds: bigint;
  base: bigint;
  commission: bigint;
  taxOnCommission: bigint;
  withholdingTax: bigint;
  ewt: bigint;
  nonTwaNet: bigint;
  twaNet: bigint;
  /** What the payee is owed; below zero it owes. */
  net: bigint;
}

const feeOf = (base: bigint, { mdrPercent, mdrIsVatInclusive, taxOnCommissionPercent }: LineTerms) => {
  const fee = percentOf(base, mdrPercent);
  const taxOnCommission = mdrIsVatInclusive
    ? percentWithin(fee, taxOnCommissionPercent)
    : percentOf(fee, taxOnCommissionPercent);
  return { commission: mdrIsVatInclusive ? fee - taxOnCommission : fee, taxOnCommission };
};

const ewtOf = (base: bigint, { ewtPercent, ewtBase }: LineTerms): bigint => {
  if (ewtPercent === null) return 0n;
  return ewtBase === 'WITHOUT_VAT'
    ? percentOfNet(base, ewtPercent, VAT_PERCENT)
    : percentOf(base, ewtPercent);
};

/**
 * Settles the sum of a line's sales and refunds, in centavos. Commission, the tax on it, what is withheld of it and the payee's tax are
 * each rounded once, half-up and away from zero; the nets are sums of what was rounded.
 */
export function settleLine(sums: { gross: bigint; refunds: bigint }, terms: LineTerms): LineAmounts {
  const { gross, refunds } = sums;
  const base = gross - refunds;
  const { commission, taxOnCommission } = feeOf(base, terms);
  const amounts = {
    ...{ gross, refunds, base, commission, taxOnCommission },
    withholdingTax: percentOf(commission, terms.withholdingPercent),
    ewt: ewtOf(base, terms),
  };
  const nonTwaNet = evaluate(terms.formulas.nonTwa, amounts);
  const twaNet = evaluate(terms.formulas.twa, amounts);
  return { ...amounts, nonTwaNet, twaNet, net: terms.isTwa ? twaNet : nonTwaNet };
}
