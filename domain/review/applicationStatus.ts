import { type StatusTable, statusRow } from '../status.ts';

/** Status of a partner or merchant from application to closure; the four letters are the wire's own codes. */
export const APPLICATION_STATUSES = [
  'SUBMITTED',
  'INCOMPLETE',
  'APPROVED',
  'A',
  'I',
  'B',
  'C',
  'REJECTED',
  'CANCELLED',
  'RISK_VERIFICATION_FAILED',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Those that are ever shown: what failed its risk check is shown as rejected. */
export const SHOWN_STATUSES = APPLICATION_STATUSES.filter((status) => status !== 'RISK_VERIFICATION_FAILED');

/** Where a review stands; none (null) before the first decision and after a passed risk check. */
export const WORKFLOW_STATUSES = [
  'APPROVED',
  'INCOMPLETE',
  'RISK_VERIFICATION',
  'RISK_VERIFICATION_FAILED',
] as const;
export type WorkflowStatus = (typeof WORKFLOW_STATUSES)[number];

/** The ten statuses, with the moves that a person may make by a status call or a decision. */
export const applicationStatus: StatusTable<ApplicationStatus> = {
  SUBMITTED: statusRow(
    { en: 'Submitted', fil: 'Naisumite' },
    'info',
    'APPROVED',
    'INCOMPLETE',
    'REJECTED',
    'CANCELLED',
  ),
  INCOMPLETE: statusRow({ en: 'Incomplete', fil: 'Kulang' }, 'warning', 'SUBMITTED', 'REJECTED', 'CANCELLED'),
  APPROVED: statusRow({ en: 'Approved', fil: 'Aprubado' }, 'success', 'A', 'CANCELLED'),
  A: statusRow({ en: 'Active', fil: 'Aktibo' }, 'success', 'I', 'B', 'C'),
  I: statusRow({ en: 'Inactive', fil: 'Hindi aktibo' }, 'neutral', 'A', 'C'),
  B: statusRow({ en: 'Blocked', fil: 'Naka-block' }, 'error', 'A', 'C'),
  C: statusRow({ en: 'Closed', fil: 'Sarado' }, 'neutral'),
  REJECTED: statusRow({ en: 'Rejected', fil: 'Tinanggihan' }, 'error'),
  CANCELLED: statusRow({ en: 'Cancelled', fil: 'Kinansela' }, 'neutral'),
  RISK_VERIFICATION_FAILED: statusRow(
    { en: 'Risk Verification Failed', fil: 'Bumagsak sa pagsusuri ng risk' },
    'error',
  ),
};

type Workflow = WorkflowStatus | null;

/** The four workflow values in words, with the moves between them (the way back to none is risk-passed). */
export const workflowStatus: StatusTable<WorkflowStatus> = {
  APPROVED: statusRow({ en: 'Approved', fil: 'Aprubado' }, 'success'),
  INCOMPLETE: statusRow(
    { en: 'Incomplete', fil: 'Kulang' },
    'warning',
    'APPROVED',
    'INCOMPLETE',
    'RISK_VERIFICATION',
  ),
  RISK_VERIFICATION: statusRow(
    { en: 'Risk Verification', fil: 'Sinusuri ng risk' },
    'info',
    'RISK_VERIFICATION_FAILED',
  ),
  RISK_VERIFICATION_FAILED: statusRow(
    { en: 'Risk Verification Failed', fil: 'Bumagsak sa pagsusuri ng risk' },
    'error',
    'APPROVED',
    'INCOMPLETE',
    'RISK_VERIFICATION',
  ),
};

/** What an application is shown as: the status (or, by the display rules, another), and a sub-text beside it or none. */
export interface ShownStatus {
  shown: ApplicationStatus;
  subText: WorkflowStatus | null;
}

/** Shown status and sub-text: a failed risk check first, then a decided submission, then the settled statuses. */
export function shownStatus(status: ApplicationStatus, workflow: Workflow): ShownStatus {
  if (workflow === 'RISK_VERIFICATION_FAILED' || status === 'RISK_VERIFICATION_FAILED')
    return { shown: 'REJECTED', subText: null };
  if (status === 'SUBMITTED' && (workflow === 'APPROVED' || workflow === 'INCOMPLETE'))
    return { shown: workflow, subText: null };
  if (status === 'A' || status === 'I' || status === 'C') return { shown: status, subText: null };
  return { shown: status, subText: workflow };
}

/** The status as lists show it: the workflow stands beside it, save for Active and Inactive; the two first display rules hold here too. */
export function shownInList(status: ApplicationStatus, workflow: Workflow): ShownStatus {
  if (status === 'C' && workflow !== 'RISK_VERIFICATION_FAILED') return { shown: 'C', subText: workflow };
  return shownStatus(status, workflow);
}

const LOCKED: readonly ApplicationStatus[] = ['B', 'C', 'REJECTED', 'CANCELLED'];

/** Whether a record may be edited, by its raw status and workflow. */
export function isEditable(status: ApplicationStatus, workflow: Workflow): boolean {
  return !LOCKED.includes(status) && workflow !== 'RISK_VERIFICATION';
}

/** Not yet onboarded, or never: what the list of applications holds. */
export const IN_APPLICATION: readonly ApplicationStatus[] = [
  'SUBMITTED',
  'INCOMPLETE',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
  'RISK_VERIFICATION_FAILED',
];

/** Whether a change of rates or bank accounts waits for a second person: from approval on; before it, the review is that person. */
export function needsSecondPerson(status: ApplicationStatus): boolean {
  return status === 'APPROVED' || !IN_APPLICATION.includes(status);
}
