import type { TakingRefusal } from '#contract/finance/takenPayments.ts';
import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { LATE_DAYS } from '#domain/transactions/paymentDay.ts';
import type { Outcome } from '../../records/payments/outcome.ts';

/** Where a refusal stands in a sheet, and what it says there. Voiding knows others, which no sheet meets. */
const REFUSALS: Partial<Record<TakingRefusal, Problem>> = {
  product: { field: 'transactionType', code: 'not_of_source' },
  unknown_store: { field: 'hsisSalesroomCode', code: 'unknown_code' },
  ambiguous_store: { field: 'hsisPartnerCode', code: 'several_stores' },
  ahead: { field: 'day', code: 'ahead' },
  late: { field: 'day', code: 'late', params: { days: LATE_DAYS } },
  differs: { field: 'reference', code: 'differs' },
};

/** The problem of a refusal. */
export const refusalProblem = (refusal: TakingRefusal): Problem =>
  REFUSALS[refusal] ?? { field: null, code: 'not_written' };

/** The column and the cause of what does not fit, by the field of the call. */
const FIELDS: Readonly<Record<string, readonly [field: string, code: ProblemCode]>> = {
  reference: ['reference', 'required'],
  at: ['day', 'not_date'],
  storeCode: ['hsisSalesroomCode', 'unknown_code'],
  partnerCode: ['hsisPartnerCode', 'unknown_code'],
  transactionType: ['transactionType', 'not_choice'],
  amount: ['amount', 'not_paid'],
  ccAccountNumber: ['ccAccountNumber', 'not_last_four'],
  cashier: ['cashier', 'control_characters'],
  items: ['items', 'not_item'],
};

/** What does not fit of a payment as it was read, each column once. */
export const misfits = (outcome: Outcome): Problem[] => {
  if (outcome.result !== 'refused') return [];
  const names = new Set((outcome.issues ?? []).map(({ path }) => String(path?.[0] ?? '')));
  return [...names].map((name) => {
    const [field = null, code = 'not_written'] = FIELDS[name] ?? [];
    return { field, code };
  });
};
