import { addDays } from '../day.ts';
import type { MdrType } from '../records/mdrRates.ts';
import type { TransactionStatus } from './transactionStatus.ts';

/** Above so many centavos over all refunds of a payment a second person decides, unless a setting says otherwise: ₱20,000. */
export const REFUND_LIMIT = 2_000_000n;

/** Payments are refunded for so many days, unless a setting says otherwise. */
export const REFUND_DAYS = 180;

/** A payment as far as it matters for a refund. */
export interface RefundablePayment {
  status: TransactionStatus;
  product: MdrType;
  /** Its business day, YYYY-MM-DD. */
  day: string;
  /** What is left of it, in centavos. */
  left: bigint;
}

/** Why a payment takes no refund; of several reasons the first counts. */
export const REFUND_REFUSALS = ['voided', 'held', 'loan', 'late', 'nothing_left', 'above_left'] as const;
export type RefundRefusal = (typeof REFUND_REFUSALS)[number];

/** What stands against a refund of so many centavos, above zero; null when nothing does. Loans in cash are not refunded here. */
export function refundRefusal(
  payment: RefundablePayment,
  amount: bigint,
  { today, days }: { today: string; days: number },
): RefundRefusal | null {
  if (payment.status === 'VOIDED') return 'voided';
  if (payment.status === 'HELD') return 'held';
  if (payment.product === 'CASH_LOAN') return 'loan';
  if (addDays(payment.day, days) < today) return 'late';
  if (payment.left <= 0n) return 'nothing_left';
  return amount > payment.left ? 'above_left' : null;
}

/** Whether a refund needs a second person: all refunds of the payment, with this one, come to more than the limit (centavos). */
export function refundNeedsSecond(taken: bigint, amount: bigint, limit: bigint): boolean {
  return taken + amount > limit;
}
