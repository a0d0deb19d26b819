import { type StatusTable, statusRow } from '../status.ts';

export const TRANSACTION_STATUSES = ['POSTED', 'HELD', 'VOIDED'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** A payment; it is voided before it is settled, and refunded afterwards. A held one is in no run until it is released. */
export const transactionStatus: StatusTable<TransactionStatus> = {
  POSTED: statusRow({ en: 'Posted', fil: 'Naitala' }, 'success', 'VOIDED'),
  HELD: statusRow({ en: 'Held', fil: 'Naka-hold' }, 'warning', 'POSTED', 'VOIDED'),
  VOIDED: statusRow({ en: 'Voided', fil: 'Pinawalang-bisa' }, 'neutral'),
};

/** Why a payment cannot be voided; null when it can. */
export function voidRefusal(payment: {
  status: TransactionStatus;
  /** Refunds that take from it. */
  hasRefunds: boolean;
  /** It is in a line of a run. */
  isSettled: boolean;
}): 'voided' | 'refunded' | 'settled' | null {
  if (payment.status === 'VOIDED') return 'voided';
  if (payment.hasRefunds) return 'refunded';
  return payment.isSettled ? 'settled' : null;
}
