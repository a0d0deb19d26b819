import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';
import { moment, text } from '../db/columns/kinds.ts';

/** What a partner and its stores are noted with when they are handed in. */
export interface HandedIn {
  status: ApplicationStatus;
  referenceNumber: string;
  onBoardedBy: string;
  submittedAt: Date;
  submittedBy: string;
}

/** The columns of what is noted, of partners, `p`, or stores, `m`. */
export const handedIn = (a: 'p' | 'm') => ({
  status: text(`${a}.status`),
  referenceNumber: text(`${a}.reference_number`),
  onBoardedBy: text(`${a}.onboarded_by`),
  submittedAt: moment(`${a}.submitted_at`),
  submittedBy: text(`${a}.submitted_by`),
});
