import { type RefundStatus, TAKING } from './refundStatus.ts';

/** For how many minutes an equal refund of the payment is asked about. */
const SAME_REFUND_MINUTES = 10;

interface Requested {
  /** Centavos. */
  amount: bigint;
  status: RefundStatus;
  requestedAt: Date;
}

/**
 * Returns the latest refund of a payment with the same amount (centavos) that was requested at most ten minutes before `now`; null where there
 * is none. Failed, refused and withdrawn refunds do not count.
 */
export function sameRefund<R extends Requested>(refunds: readonly R[], amount: bigint, now: Date): R | null {
  const since = now.getTime() - SAME_REFUND_MINUTES * 60_000;
  const same = refunds.filter(
    (refund) =>
      refund.amount === amount && TAKING.includes(refund.status) && refund.requestedAt.getTime() >= since,
  );
  return same.reduce<R | null>(
    (latest, refund) => (latest && latest.requestedAt > refund.requestedAt ? latest : refund),
    null,
  );
}
