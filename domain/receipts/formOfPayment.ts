import { addDays, isDateString } from '../day.ts';
import { type Sentence, same } from '../sentence.ts';

export const FORMS_OF_PAYMENT = ['CASH', 'CHECK', 'BANK_TRANSFER', 'OFFSET', 'OTHERS'] as const;
export type FormOfPayment = (typeof FORMS_OF_PAYMENT)[number];

/** How something was paid, in words. */
export const formOfPayment: Readonly<Record<FormOfPayment, Sentence>> = {
  CASH: same('Cash'),
  CHECK: { en: 'Check', fil: 'Tseke' },
  BANK_TRANSFER: { en: 'Bank transfer or deposit', fil: 'Bank transfer o deposito' },
  OFFSET: { en: 'Set off against a payout', fil: 'Ibinawas sa payout' },
  OTHERS: { en: 'Others', fil: 'Iba pa' },
};

/** How old a check may be, and how far ahead it may be dated, in days. */
export const CHECK_DAYS = { oldest: 180, ahead: 30 } as const;

/** What is wrong with the date of a check. */
export type CheckDateProblem = 'NO_DATE' | 'STALE' | 'TOO_FAR_AHEAD';

/** Why the date of a check is refused. */
export const checkDateWords: Readonly<Record<CheckDateProblem, Sentence>> = {
  NO_DATE: { en: 'Type a day of the calendar', fil: 'Mag-type ng araw sa kalendaryo' },
  STALE: {
    en: `A check is taken for ${CHECK_DAYS.oldest} days: this one is older`,
    fil: `Tinatanggap ang tseke hanggang ${CHECK_DAYS.oldest} araw: mas luma na ito`,
  },
  TOO_FAR_AHEAD: {
    en: `A check may be dated at most ${CHECK_DAYS.ahead} days ahead`,
    fil: `Hanggang ${CHECK_DAYS.ahead} araw lang ang puwedeng isulong ng petsa ng tseke`,
  },
};

/** Judges the date of a check (YYYY-MM-DD) on the day it is receipted; null where it is taken. */
export function checkDateProblem(date: string, today: string): CheckDateProblem | null {
  if (!isDateString(date)) return 'NO_DATE';
  if (date < addDays(today, -CHECK_DAYS.oldest)) return 'STALE';
  return date > addDays(today, CHECK_DAYS.ahead) ? 'TOO_FAR_AHEAD' : null;
}

/** What a receipt says of a check. */
export interface CheckFields {
  bankName: string | null;
  checkNumber: string | null;
  checkDate: string | null;
}

/** The fields of a check that are missing, or that stand there although nothing was paid by check. */
export function checkFieldProblems(
  form: FormOfPayment,
  fields: CheckFields,
): { missing: (keyof CheckFields)[]; unwanted: (keyof CheckFields)[] } {
  const names = ['bankName', 'checkNumber', 'checkDate'] as const;
  const isCheck = form === 'CHECK';
  return {
    missing: isCheck ? names.filter((name) => !fields[name]) : [],
    unwanted: isCheck ? [] : names.filter((name) => fields[name]),
  };
}
