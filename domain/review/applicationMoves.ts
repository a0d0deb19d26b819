import type { Sentence } from '../sentence.ts';

/** What is done to an application and to a record after it, in the words of its history. */
export const APPLICATION_MOVES = {
  submit: { en: 'Submitted', fil: 'Isinumite' },
  import: { en: 'Imported from a spreadsheet', fil: 'Galing sa spreadsheet' },
  resubmit: { en: 'Handed in again', fil: 'Muling isinumite' },
  cancel: { en: 'Cancelled', fil: 'Kinansela' },
  approve: { en: 'Approved', fil: 'Inaprubahan' },
  incomplete: { en: 'Found incomplete', fil: 'Nakitang kulang' },
  'take-back': { en: 'Taken back into review', fil: 'Ibinalik sa pagsusuri' },
  'risk-verification': { en: 'Sent to risk verification', fil: 'Ipinasuri sa risk' },
  'risk-passed': { en: 'Passed the risk check', fil: 'Pumasa sa pagsusuri ng risk' },
  'risk-verification-failed': { en: 'Failed the risk check', fil: 'Bumagsak sa pagsusuri ng risk' },
  activate: { en: 'Activated', fil: 'Ginawang aktibo' },
  deactivate: { en: 'Deactivated', fil: 'Ginawang hindi aktibo' },
  block: { en: 'Blocked', fil: 'Na-block' },
  close: { en: 'Closed', fil: 'Isinara' },
  reject: { en: 'Rejected', fil: 'Tinanggihan' },
} as const satisfies Record<string, Sentence>;

export type ApplicationMove = keyof typeof APPLICATION_MOVES;
