import { centavosOf, formatMoney } from '../money.ts';
import { type StatusTable, statusRow } from '../status.ts';

export const REFUND_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'SENT',
  'SETTLED',
  'FAILED',
  'REFUSED',
  'WITHDRAWN',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A refund from its request to the customer's account. */
export const refundStatus: StatusTable<RefundStatus> = {
  REQUESTED: statusRow(
    { en: 'Waits for approval', fil: 'Naghihintay ng pag-apruba' },
    'warning',
    'APPROVED',
    'REFUSED',
    'WITHDRAWN',
  ),
  APPROVED: statusRow({ en: 'To be sent', fil: 'Ipapadala' }, 'info', 'SENT', 'FAILED'),
  SENT: statusRow(
    { en: 'Sent to the processor', fil: 'Naipadala sa processor' },
    'info',
    'SETTLED',
    'FAILED',
  ),
  SETTLED: statusRow({ en: 'Refunded', fil: 'Naibalik' }, 'success'),
  FAILED: statusRow({ en: 'Failed', fil: 'Hindi natuloy' }, 'error'),
  REFUSED: statusRow({ en: 'Refused', fil: 'Tinanggihan' }, 'error'),
  WITHDRAWN: statusRow({ en: 'Withdrawn', fil: 'Binawi' }, 'neutral'),
};

/** The statuses in which a refund takes from its payment; the others give their amount back. */
export const TAKING: readonly RefundStatus[] = ['REQUESTED', 'APPROVED', 'SENT', 'SETTLED'];

/** Those of them in which it did not reach the customer yet: it waits for approval, or is on its way. */
export const UNDER_WAY: readonly RefundStatus[] = TAKING.filter((status) => status !== 'SETTLED');

/** Those of them that end by themselves within seconds, as the processor answers. */
export const ON_ITS_WAY: readonly RefundStatus[] = ['APPROVED', 'SENT'];

interface Taken {
  amount: bigint;
  status: RefundStatus;
}

/** What reached the customer, in pesos: what refunds take without what is under way. */
export const reachedOf = (of: { refundedAmount: string; underWayAmount: string }): string =>
  formatMoney((centavosOf(of.refundedAmount) ?? 0n) - (centavosOf(of.underWayAmount) ?? 0n));

/** What is left of a payment to be refunded, in centavos. */
export function leftOf(amount: bigint, refunds: readonly Taken[]): bigint {
  const taken = refunds.filter(({ status }) => TAKING.includes(status));
  return taken.reduce((left, refund) => left - refund.amount, amount);
}
