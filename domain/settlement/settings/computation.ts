import { type Formula, type FormulaProblem, isFormula, readFormula } from '../formula.ts';
import type { EwtBase, LineTerms } from '../settleLine.ts';

/** What every line is reckoned with beside its own rates. Percents and pesos are decimal strings. */
export interface Computation {
  /** The MDR, in percent, of stores and partners without a rate of their own; null: their payments wait for one. */
  commission: string | null;
  /** Percent of the commission. */
  taxOnCommission: string;
  /** What a top withholding agent keeps back of the commission, in percent. */
  withholdingTaxRate: string;
  mdrIsVatInclusive: boolean;
  ewtBase: EwtBase;
  /** The formula of what is paid to whoever is no top withholding agent. */
  nonTWANetSettlement: string;
  /** The formula of what is paid to a top withholding agent. */
  twaNetSettlement: string;
  /** Up to this much of all its refunds, in pesos, a payment is refunded without a second person. */
  refundLimit: string;
  /** For so many days after its business day a payment is refunded. */
  refundDays: number;
  /** From whoever receives at most this much a year, in pesos, and has declared so, no tax needs to be withheld; null: from nobody. */
  exemptionThreshold: string | null;
}

const formulaOf = (text: string): Formula => {
  const read = readFormula(text);
  if (isFormula(read)) return read;
  throw new RangeError(`not a formula: ${text}`);
};

/** What a setting says of the terms of a line. A formula that does not parse throws RangeError. */
export type SettingTerms = Pick<
  LineTerms,
  'mdrIsVatInclusive' | 'taxOnCommissionPercent' | 'withholdingPercent' | 'ewtBase' | 'formulas'
>;

/** The terms that lines have by a setting; rates, tax kinds and codes are of their stores and days. */
export function settingTerms(setting: Computation): SettingTerms {
  return {
    mdrIsVatInclusive: setting.mdrIsVatInclusive,
    taxOnCommissionPercent: setting.taxOnCommission,
    withholdingPercent: setting.withholdingTaxRate,
    ewtBase: setting.ewtBase,
    formulas: {
      nonTwa: formulaOf(setting.nonTWANetSettlement),
      twa: formulaOf(setting.twaNetSettlement),
    },
  };
}

/** What is wrong with the text of a formula; null when it can be reckoned with. */
export function formulaMistake(text: string): FormulaProblem | null {
  const read = readFormula(text);
  return isFormula(read) ? null : read;
}
