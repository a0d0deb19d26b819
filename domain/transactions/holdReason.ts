import type { Sentence } from '../sentence.ts';
import type { KeyLimits } from './machineKey.ts';

/** Why a payment is held until somebody releases it; of several reasons the first counts. */
export const HOLD_REASONS = ['key_payment', 'key_day', 'key_month', 'store_limit', 'store_usual'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** So many times its largest payment is unusual for a store. */
const USUAL_TIMES = 10n;
/** From so many payments on a store's largest one says what is usual. */
export const USUAL_COUNT = 30;
/** For so many days, today among them, payments say what is usual. */
export const USUAL_DAYS = 90;

/** Each reason in words. */
export const holdReason: Readonly<Record<HoldReason, Sentence>> = {
  key_payment: { en: 'Above the key’s limit per payment', fil: 'Lampas sa limit ng key bawat bayad' },
  key_day: { en: 'Above the key’s limit per day', fil: 'Lampas sa limit ng key bawat araw' },
  key_month: { en: 'Above the key’s limit in 30 days', fil: 'Lampas sa limit ng key sa 30 araw' },
  store_limit: { en: 'Above the store’s limit', fil: 'Lampas sa limit ng tindahan' },
  store_usual: {
    en: 'More than 10 times the store’s largest payment in 90 days',
    fil: 'Higit 10 beses ng pinakamalaking bayad sa tindahan sa 90 araw',
  },
};

/** A payment of a key with what it is measured by; amounts in centavos. */
export interface MeasuredPayment {
  amount: bigint;
  limits: KeyLimits;
  /** What the key posted before it: today, and in the last 30 days. Held payments count, voided ones do not. */
  posted: { day: bigint; month: bigint };
  store: {
    limit: bigint;
    /** Its largest payment of the last 90 days, and how many it had; from `USUAL_COUNT` on the number is not exact. */
    largest: bigint;
    count: number;
  };
}

/** Returns why a payment is held, or null when it is posted. An amount at a limit is within it. */
export function holdReasonOf({ amount, limits, posted, store }: MeasuredPayment): HoldReason | null {
  if (amount > limits.payment) return 'key_payment';
  if (posted.day + amount > limits.day) return 'key_day';
  if (posted.month + amount > limits.month) return 'key_month';
  if (amount > store.limit) return 'store_limit';
  return store.count >= USUAL_COUNT && amount > USUAL_TIMES * store.largest ? 'store_usual' : null;
}
