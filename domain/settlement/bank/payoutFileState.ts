import { type StatusTable, statusRow } from '../../status.ts';

export const PAYOUT_FILE_STATES = ['WAITING', 'PARTLY', 'ANSWERED'] as const;
export type PayoutFileState = (typeof PAYOUT_FILE_STATES)[number];

/** How far the bank has answered a file. */
export const payoutFileState: StatusTable<PayoutFileState> = {
  WAITING: statusRow(
    { en: 'Waits for the answer', fil: 'Naghihintay ng sagot' },
    'info',
    'PARTLY',
    'ANSWERED',
  ),
  PARTLY: statusRow({ en: 'Partly answered', fil: 'Bahagyang nasagot' }, 'warning', 'ANSWERED'),
  ANSWERED: statusRow({ en: 'Answered', fil: 'Nasagot na' }, 'success'),
};
