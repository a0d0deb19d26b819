import type { NewReceipt } from '#contract/finance/newReceipt.ts';
import { centavosOf } from '#domain/money.ts';
import { typedFieldProblems } from '#domain/receipts/fieldsOfType.ts';
import { checkDateProblem, checkDateWords, checkFieldProblems } from '#domain/receipts/formOfPayment.ts';
import {
  type AmountProblem,
  type LinesLeft,
  type ReceiptAmounts,
  receiptAmounts,
  type VatClass,
} from '#domain/receipts/receiptAmounts.ts';
import { FIRST_YEAR, mayReceiptMonth, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import type { ReceiptType } from '#domain/receipts/receiptTypes.ts';
import type { Sentence } from '#domain/sentence.ts';
import { badFields } from '../../../http/errors/fail.ts';

const MISSING: Sentence = { en: 'This is needed', fil: 'Kailangan ito' };
const UNWANTED: Sentence = {
  en: 'A receipt of this type, paid so, does not have this',
  fil: 'Wala nito ang resibong ganito ang uri at paraan ng pagbayad',
};
const AMOUNTS: Readonly<Record<AmountProblem, Record<string, Sentence>>> = {
  NO_GROSS: { grossAmount: { en: 'An amount is above zero', fil: 'Higit sa zero ang halaga' } },
  NEGATIVE_WITHHOLDING: {
    withholdingTax: { en: 'What is withheld is not below zero', fil: 'Hindi bababa sa zero ang kinaltas' },
  },
  NET_BELOW_ZERO: {
    withholdingTax: {
      en: 'More is withheld than was paid: the net would be below zero',
      fil: 'Mas malaki ang kinaltas kaysa sa ibinayad: bababa sa zero ang neto',
    },
  },
};
const MONTH: Sentence = {
  en: `Choose a month that has begun, from ${FIRST_YEAR} on`,
  fil: `Pumili ng buwang nagsimula na, mula ${FIRST_YEAR}`,
};

const fieldsOf = (names: readonly string[], sentence: Sentence): Record<string, Sentence> =>
  Object.fromEntries(names.map((name) => [name, sentence]));

/** What a receipt's own fields say of it: 400 that names those that are wrong. */
export const mustBeReceipt = (type: ReceiptType, body: NewReceipt, today: string): void => {
  const typed = typedFieldProblems(type, body);
  const check = checkFieldProblems(body.formOfPayment, body);
  const date =
    body.formOfPayment === 'CHECK' && body.checkDate !== null
      ? checkDateProblem(body.checkDate, today)
      : null;
  const problems = {
    ...fieldsOf([...typed.unwanted, ...check.unwanted], UNWANTED),
    ...fieldsOf([...typed.missing, ...check.missing], MISSING),
    ...(date && { checkDate: checkDateWords[date] }),
    ...(monthIn(body) && !mayReceiptMonth(monthIn(body) as ReceiptMonth, today) && { month: MONTH }),
  };
  if (Object.keys(problems).length) throw badFields(problems);
};

/** The month that a receipt is of; null where it is of none. */
export const monthIn = ({ month, year }: Pick<NewReceipt, 'month' | 'year'>): ReceiptMonth | null =>
  month && year ? { month, year } : null;

/** What a receipt breaks down to; `left` is that of the closed lines it is of. 400 where it comes to none. */
export const amountsOf = (
  { grossAmount, withholdingTax }: Pick<NewReceipt, 'grossAmount' | 'withholdingTax'>,
  vatClass: VatClass,
  left?: LinesLeft,
): ReceiptAmounts => {
  const [gross, withheld] = [centavosOf(grossAmount) ?? 0n, centavosOf(withholdingTax) ?? 0n];
  const amounts = receiptAmounts(gross, withheld, vatClass, left);
  if (typeof amounts === 'string') throw badFields(AMOUNTS[amounts]);
  return amounts;
};
