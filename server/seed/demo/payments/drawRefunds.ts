import { manilaDate } from '#domain/day.ts';
import { needsNotes, REFUND_REASONS, type RefundReason } from '#domain/transactions/refundReasons.ts';
import { REFUND_LIMIT } from '#domain/transactions/refundRefusal.ts';
import type { RefundStatus } from '#domain/transactions/refundStatus.ts';
import type { DemoRandom } from '../../demoDataRandom.ts';
import type { DrawnPayment } from './drawPayments.ts';

/** A refund of the demo; its amount in centavos. */
export interface DrawnRefund {
  /** Which of the payments it is of. */
  of: number;
  key: string;
  amount: number;
  reason: RefundReason;
  notes: string | null;
  status: RefundStatus;
  requestedAt: Date;
  /** When it went to the processor, and when that answered. */
  sentAt: Date | null;
  endedAt: Date | null;
  processorReference: string | null;
  failure: string | null;
}

const HOUR_MS = 3_600_000;
const SHARE = 0.03;
const FAILURES = [
  'The card was closed.',
  'The account does not take money any more.',
  'The card issuer did not answer.',
];
const NOTES: readonly string[] = [
  'Wrong size; the receipt is with the store.',
  'Customer came back the same day.',
  'Told by phone, the box was not opened.',
];

const amountOf = (random: DemoRandom, { amount, items }: DrawnPayment): number => {
  const [item] = items;
  if (item && items.length > 1 && random.chance(0.6)) return item.amount;
  return random.chance(0.65)
    ? amount
    : Math.max(100, Math.round((amount * random.int(10, 80)) / 10_000) * 100);
};

/** How a refund that was asked for so many hours ago stands. */
const statusAfter = (random: DemoRandom, hours: number): RefundStatus => {
  if (hours < 2) return 'APPROVED';
  if (hours < 30) return random.chance(0.7) ? 'SENT' : 'SETTLED';
  return random.chance(0.94) ? 'SETTLED' : 'FAILED';
};

const endOf = (random: DemoRandom, requestedAt: Date, status: RefundStatus) => {
  const sentAt = status === 'APPROVED' ? null : new Date(requestedAt.getTime() + random.int(5, 90) * 1000);
  const isEnded = status === 'SETTLED' || status === 'FAILED';
  return {
    sentAt,
    endedAt: isEnded && sentAt ? new Date(sentAt.getTime() + random.int(1, 20) * HOUR_MS) : null,
    processorReference: sentAt ? `R${random.int(10_000_000, 99_999_999)}` : null,
    failure: status === 'FAILED' ? random.pick(FAILURES) : null,
  };
};

/** Refunds of some payments, each within what its payment comes to and below what takes a second person. */
export const drawRefunds = (
  random: DemoRandom,
  payments: readonly DrawnPayment[],
  now: Date,
): DrawnRefund[] =>
  payments.flatMap((payment, of) => {
    const isTaken = !payment.isVoided && payment.product !== 'CASH_LOAN' && random.chance(SHARE);
    const requestedAt = new Date(payment.at.getTime() + random.int(1, 96) * HOUR_MS);
    const amount = Math.min(payment.amount, amountOf(random, payment));
    if (!isTaken || requestedAt > now || amount > REFUND_LIMIT) return [];
    const reason = random.pick(REFUND_REASONS);
    const status = statusAfter(random, (now.getTime() - requestedAt.getTime()) / HOUR_MS);
    const end = endOf(random, requestedAt, status);
    // What would have ended later than now has not ended.
    const isOpen = end.endedAt !== null && end.endedAt > now;
    return [
      {
        ...{ of, amount, reason, requestedAt },
        key: `demo-${payment.reference}-1`,
        notes: needsNotes(reason) || random.chance(0.4) ? random.pick(NOTES) : null,
        ...end,
        ...(isOpen ? { endedAt: null, failure: null } : {}),
        status: isOpen ? 'SENT' : status,
      },
    ];
  });

/** The business day on which a refund was settled; null where it was not. */
export const settledDay = ({ status, endedAt }: DrawnRefund): string | null =>
  status === 'SETTLED' && endedAt ? manilaDate(endedAt) : null;
