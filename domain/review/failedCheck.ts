import type { Sentence } from '../sentence.ts';
import type { ApplicationStatus, WorkflowStatus } from './applicationStatus.ts';

/** What staff read beside Rejected, as which a failed risk check is shown. */
export const failedCheckLabel: Sentence = { en: 'Risk check failed', fil: 'Bumagsak sa pagsusuri ng risk' };

/** Whether a record stands with a failed risk check, decided on since or not. */
export function hasFailedCheck(status: ApplicationStatus, workflow: WorkflowStatus | null): boolean {
  return status === 'RISK_VERIFICATION_FAILED' || workflow === 'RISK_VERIFICATION_FAILED';
}

interface Reviewed {
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
  /** Its moves, the newest first. */
  events: readonly { action: string; reason: string | null }[];
}

/** The failed risk check that is still to be decided on, with the reason of risk where it is known; null without one. */
export function failedCheck({ status, workflowStatus, events }: Reviewed): { reason: string | null } | null {
  if (status !== 'SUBMITTED' || workflowStatus !== 'RISK_VERIFICATION_FAILED') return null;
  return { reason: events.find(({ action }) => action === 'risk-verification-failed')?.reason ?? null };
}
