import { type StatusTable, statusRow } from '../status.ts';

export const PAYOUT_STATUSES = ['CARRIED', 'SCHEDULED', 'HELD', 'SENT', 'PAID', 'RETURNED'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What a payee gets of a run: where the money is. What is returned is scheduled again; nothing is paid of what is carried. */
export const payoutStatus: StatusTable<PayoutStatus> = {
  CARRIED: statusRow({ en: 'Carried over', fil: 'Dinala sa susunod' }, 'neutral'),
  SCHEDULED: statusRow({ en: 'Scheduled', fil: 'Nakatakda' }, 'info', 'HELD', 'SENT'),
  HELD: statusRow({ en: 'Held', fil: 'Naka-hold' }, 'warning', 'SCHEDULED'),
  SENT: statusRow({ en: 'Sent to the bank', fil: 'Ipinadala sa bangko' }, 'info', 'PAID', 'RETURNED'),
  PAID: statusRow({ en: 'Paid', fil: 'Nabayaran' }, 'success'),
  RETURNED: statusRow({ en: 'Returned', fil: 'Ibinalik' }, 'error', 'SCHEDULED', 'HELD'),
};
