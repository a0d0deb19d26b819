import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';

/** Statuses of partners that nobody gets an account of any more. */
export const CLOSED_PARTNERS: readonly string[] = [
  'B',
  'C',
  'REJECTED',
  'CANCELLED',
  'RISK_VERIFICATION_FAILED',
] satisfies ApplicationStatus[];
