import { type StatusTable, statusRow } from '../../status.ts';

export const OWED_STATES = ['MISSING', 'PARTLY', 'RECEIVED', 'MORE'] as const;
export type OwedState = (typeof OWED_STATES)[number];

/** What of a certificate that is owed to us has arrived: nothing, less than its lines withheld, just that, or more. */
export const owedState: StatusTable<OwedState> = {
  MISSING: statusRow({ en: 'Missing', fil: 'Wala pa' }, 'error', 'PARTLY', 'RECEIVED', 'MORE'),
  PARTLY: statusRow({ en: 'Partly received', fil: 'Kulang ang natanggap' }, 'warning', 'RECEIVED', 'MORE'),
  RECEIVED: statusRow({ en: 'Received', fil: 'Natanggap na' }, 'success', 'PARTLY', 'MORE'),
  MORE: statusRow({ en: 'More than expected', fil: 'Higit sa inaasahan' }, 'info', 'PARTLY', 'RECEIVED'),
};

/** What papers that count come to, in centavos, beside what is expected. */
export function owedStateOf(expected: bigint, received: bigint): OwedState {
  if (received === 0n) return 'MISSING';
  if (received === expected) return 'RECEIVED';
  return received < expected ? 'PARTLY' : 'MORE';
}
