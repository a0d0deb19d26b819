import { withoutEndZeros } from '../../formats/trimmedEnd.ts';
import type { Sentence } from '../../sentence.ts';
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
  /** Above this many pesos a payment that a machine key posts is held; stores of a segment that is listed have its limit. */
  storePaymentLimit: string;
  /** Limits of segments, one a line, as `Furniture: 250000.00`; null: none has its own. */
  segmentLimits: string | null;
  /** From whoever receives at most this much a year, in pesos, and has declared so, no tax needs to be withheld; null: from nobody. */
  exemptionThreshold: string | null;
}

/** The longest time in which payments are refunded, in days. */
export const MOST_REFUND_DAYS = 730;

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

const MISTAKES: Readonly<Record<FormulaProblem['problem'], Sentence>> = {
  name: { en: 'there is no amount of this name', fil: 'walang halagang may ganitong pangalan' },
  amount: { en: 'the name of an amount is missing', fil: 'kulang ang pangalan ng isang halaga' },
  operator: { en: 'a + or − is missing', fil: 'kulang ang + o −' },
  bracket: { en: 'a bracket has no partner', fil: 'walang katambal ang isang bracket' },
  long: { en: 'it is too long', fil: 'masyado itong mahaba' },
};

/** The mistake of a formula in words, with its character, counted from 1. */
export function mistakeSentence({ problem, at }: FormulaProblem): Sentence {
  return {
    en: `At character ${at + 1}: ${MISTAKES[problem].en}`,
    fil: `Sa ika-${at + 1} karakter: ${MISTAKES[problem].fil}`,
  };
}

/** What a line is reckoned of in words. */
export const ewtBaseLabel: Readonly<Record<EwtBase, Sentence>> = {
  WITH_VAT: { en: 'What was charged', fil: 'Ang siningil' },
  WITHOUT_VAT: { en: 'What was charged, less the VAT in it', fil: 'Ang siningil, bawas ang VAT' },
};

/** A percentage without needless zeros: "12.500" is "12.5". */
export function plainPercent(percent: string): string {
  return withoutEndZeros(percent).replace(/^0+(?=\d)/, '');
}
