import { type StatusTable, statusRow } from '../../status.ts';

export const PAYOUT_FILE_STATES = ['AWAITING_RELEASE', 'CANCELLED', 'WAITING', 'PARTLY', 'ANSWERED'] as const;
export type PayoutFileState = (typeof PAYOUT_FILE_STATES)[number];

/** A file for the bank: released by a second person, or cancelled, and then how far the bank has answered it. */
export const payoutFileState: StatusTable<PayoutFileState> = {
  AWAITING_RELEASE: statusRow(
    { en: 'Awaiting release', fil: 'Naghihintay ng release' },
    'warning',
    'CANCELLED',
    'WAITING',
  ),
  CANCELLED: statusRow({ en: 'Cancelled', fil: 'Kinansela' }, 'neutral'),
  WAITING: statusRow(
    { en: 'Sent, not answered', fil: 'Naipadala, hindi pa nasasagot' },
    'info',
    'PARTLY',
    'ANSWERED',
  ),
  PARTLY: statusRow({ en: 'Partly answered', fil: 'Bahagyang nasagot' }, 'warning', 'ANSWERED'),
  ANSWERED: statusRow({ en: 'Answered', fil: 'Nasagot na' }, 'success'),
};

/** True once the bank has the file. */
export const isReleased = (state: PayoutFileState): boolean =>
  state !== 'AWAITING_RELEASE' && state !== 'CANCELLED';
