import { type StatusTable, statusRow } from '../status.ts';

export const OFFSET_STATES = ['OPEN', 'PARTLY', 'SETTLED'] as const;
export type OffsetState = (typeof OFFSET_STATES)[number];

/** How far a line that owes was set off against what later days brought. */
export const offsetState: StatusTable<OffsetState> = {
  OPEN: statusRow({ en: 'Open', fil: 'Bukas' }, 'warning', 'PARTLY', 'SETTLED'),
  PARTLY: statusRow({ en: 'Partly set off', fil: 'Bahagyang naibawas' }, 'info', 'SETTLED'),
  SETTLED: statusRow({ en: 'Set off', fil: 'Naibawas na' }, 'success'),
};
