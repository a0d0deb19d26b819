import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import type { Owner } from '../parts/owner.ts';

/** A partner or store, locked until the transaction ends. */
export interface Subject extends Owner {
  id: string;
  name: string;
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
  referenceNumber: string | null;
  submittedBy: string | null;
  resubmittedBy: string | null;
  editedBy: string | null;
  version: number;
  partnerStatus: ApplicationStatus;
  partnerWorkflow: WorkflowStatus | null;
}
