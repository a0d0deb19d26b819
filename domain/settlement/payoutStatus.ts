import { type StatusTable, statusRow } from '../status.ts';

export const PAYOUT_STATUSES = [
  'SCHEDULED',
  'HELD',
  'AWAITING_RELEASE',
  'SENT',
  'PAID',
  'RETURNED',
  'CARRIED',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/**
 * A payout: held while its partner or a store of its lines is blocked; in a file for the bank until a second person releases it; where nothing
 * is left to pay, what is owed is carried on.
 */
export const payoutStatus: StatusTable<PayoutStatus> = {
  SCHEDULED: statusRow({ en: 'Scheduled', fil: 'Nakatakda' }, 'info', 'HELD', 'AWAITING_RELEASE'),
  HELD: statusRow({ en: 'Held', fil: 'Pinipigil' }, 'warning', 'SCHEDULED'),
  AWAITING_RELEASE: statusRow(
    { en: 'Awaiting release', fil: 'Naghihintay ng release' },
    'warning',
    'SCHEDULED',
    'HELD',
    'SENT',
  ),
  SENT: statusRow({ en: 'Sent to the bank', fil: 'Naipadala sa bangko' }, 'info', 'PAID', 'RETURNED'),
  PAID: statusRow({ en: 'Paid', fil: 'Nabayaran' }, 'success', 'RETURNED'),
  RETURNED: statusRow({ en: 'Returned', fil: 'Ibinalik ng bangko' }, 'error', 'SCHEDULED', 'HELD'),
  CARRIED: statusRow({ en: 'Carried on', fil: 'Isinulong' }, 'neutral'),
};

/** True for a payout that still has to be paid. A paid one may come back, which is not expected of it. */
export const isUnpaid = (status: PayoutStatus): boolean => status !== 'PAID' && status !== 'CARRIED';
