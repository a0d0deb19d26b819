import type { ApplicationStatus, WorkflowStatus } from './applicationStatus.ts';
import { goesWithPartner, storeMayMove, waitsFor } from './workflowActions.ts';

/** What an application waits for next. */
export type NextStep = 'review' | 'withPartner' | 'risk' | 'mend' | 'activate' | 'afterPartner';

interface Standing {
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
  /** Of a store that of its partner; of a partner null. */
  partnerStatus: ApplicationStatus | null;
}

/** The next step of a record on its way to being active; null when it waits for none. */
export function nextStep({ status, workflowStatus, partnerStatus }: Standing): NextStep | null {
  const reviewer = waitsFor(status, workflowStatus);
  if (reviewer === 'PM_RISK_REVIEW') return 'risk';
  if (reviewer) return partnerStatus && goesWithPartner(partnerStatus) ? 'withPartner' : 'review';
  if (status === 'INCOMPLETE') return 'mend';
  if (status !== 'APPROVED') return null;
  return partnerStatus === null || storeMayMove(status, 'A', partnerStatus) ? 'activate' : 'afterPartner';
}
