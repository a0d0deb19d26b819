import type { Permission } from '../permissions.ts';
import { mayMove } from '../status.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatus,
  IN_APPLICATION,
  type WorkflowStatus,
} from './applicationStatus.ts';

/** The actions of the workflow call, as its path names them. */
export const WORKFLOW_ACTIONS = [
  'approve',
  'incomplete',
  'risk-verification',
  'risk-passed',
  'risk-verification-failed',
] as const;
export type WorkflowAction = (typeof WORKFLOW_ACTIONS)[number];

type Workflow = WorkflowStatus | null;

/** Where a record stands: its raw status and its review. */
export interface Standing {
  status: ApplicationStatus;
  workflow: Workflow;
}

interface ActionRow {
  permission: Extract<Permission, 'PM_SBO_REVIEW' | 'PM_RISK_REVIEW'>;
  from: readonly Workflow[];
  workflow: Workflow;
  /** The status that the decision sets; without one the status stays. */
  status?: ApplicationStatus;
  /** A reason for the applicant or the next reviewer is required, wherever it is taken from. */
  needsReason: boolean;
  /** It decides whether the record passes, so it is never taken by whoever's hands are in it since its last approval. */
  passes: boolean;
}

const SBO_FROM: readonly Workflow[] = [null, 'INCOMPLETE', 'RISK_VERIFICATION_FAILED'];

/** Every decision of a review: who may take it, from which workflow, and what it sets. The record must be Submitted. */
export const workflowActions: Readonly<Record<WorkflowAction, ActionRow>> = {
  approve: {
    permission: 'PM_SBO_REVIEW',
    from: SBO_FROM,
    workflow: 'APPROVED',
    status: 'APPROVED',
    needsReason: false,
    passes: true,
  },
  incomplete: {
    permission: 'PM_SBO_REVIEW',
    from: SBO_FROM,
    workflow: 'INCOMPLETE',
    status: 'INCOMPLETE',
    needsReason: true,
    passes: false,
  },
  'risk-verification': {
    permission: 'PM_SBO_REVIEW',
    from: SBO_FROM,
    workflow: 'RISK_VERIFICATION',
    needsReason: false,
    passes: false,
  },
  'risk-passed': {
    permission: 'PM_RISK_REVIEW',
    from: ['RISK_VERIFICATION'],
    workflow: null,
    needsReason: false,
    passes: true,
  },
  'risk-verification-failed': {
    permission: 'PM_RISK_REVIEW',
    from: ['RISK_VERIFICATION'],
    workflow: 'RISK_VERIFICATION_FAILED',
    needsReason: true,
    passes: true,
  },
};

/** What a decision leads to, or null when it is no legal move from here. */
export function decide(
  action: WorkflowAction,
  status: ApplicationStatus,
  workflow: Workflow,
): Standing | null {
  const row = workflowActions[action];
  if (status !== 'SUBMITTED' || !row.from.includes(workflow)) return null;
  return { status: row.status ?? status, workflow: row.workflow };
}

/** Whether a decision takes a reason: by its kind, and an approval that goes against a failed risk check. */
export function needsReason(action: WorkflowAction, workflow: Workflow): boolean {
  const isOverride = action === 'approve' && workflow === 'RISK_VERIFICATION_FAILED';
  return isOverride || workflowActions[action].needsReason;
}

/** What handing in again leads to, or null when nothing was found incomplete. */
export function resubmit(status: ApplicationStatus, workflow: Workflow): Standing | null {
  const isIncomplete = status === 'INCOMPLETE' || (status === 'SUBMITTED' && workflow === 'INCOMPLETE');
  return isIncomplete ? { status: 'SUBMITTED', workflow: null } : null;
}

/** What taking Incomplete back leads to, where `before` is the workflow that the decision found; null when it is not incomplete. */
export function takeBack(status: ApplicationStatus, before: Workflow): Standing | null {
  if (status !== 'INCOMPLETE') return null;
  return { status: 'SUBMITTED', workflow: before === 'INCOMPLETE' ? null : before };
}

/** A row of a list as it is shown between an approval and the next answer of the server. */
export function approveLocally<R extends { status: ApplicationStatus; workflowStatus: Workflow }>(row: R): R {
  return { ...row, status: 'APPROVED', workflowStatus: null };
}

/** Statuses that the status call sets, each with its verb in the portal; the others follow from decisions, resubmission and cancelling. */
export const STATUS_MOVES = ['A', 'I', 'B', 'C', 'REJECTED'] as const;
export type StatusMove = (typeof STATUS_MOVES)[number];

const CALLED_OFF: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  SUBMITTED: 'CANCELLED',
  INCOMPLETE: 'CANCELLED',
  APPROVED: 'CANCELLED',
};
const FOLLOWS: Readonly<
  Record<StatusMove | 'CANCELLED', Partial<Record<ApplicationStatus, ApplicationStatus>>>
> = {
  A: { APPROVED: 'A' },
  I: {},
  B: {},
  C: { ...CALLED_OFF, A: 'C', I: 'C', B: 'C' },
  REJECTED: { SUBMITTED: 'REJECTED', INCOMPLETE: 'REJECTED', APPROVED: 'CANCELLED' },
  CANCELLED: CALLED_OFF,
};

/** What becomes of a store when its partner takes a status, or null when it keeps its own. */
export function storeFollows(
  partnerMove: StatusMove | 'CANCELLED',
  store: ApplicationStatus,
): ApplicationStatus | null {
  return FOLLOWS[partnerMove][store] ?? null;
}

/** Statuses of a record that somebody still has to let pass. */
export const UNDECIDED: readonly ApplicationStatus[] = ['SUBMITTED', 'INCOMPLETE', 'APPROVED'];

/** Whether a partner is under review itself, so that its stores are decided and resubmitted with it, never alone. */
export function goesWithPartner(partner: ApplicationStatus): boolean {
  return partner === 'SUBMITTED' || partner === 'INCOMPLETE';
}

/**
 * Statuses of a partner whose stores are decided and handed in again alone. A store in application under a partner that will have no
 * stores waits for nobody.
 */
export const DECIDED_ALONE: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter(
  (status) => status === 'APPROVED' || (!IN_APPLICATION.includes(status) && status !== 'C'),
);

/** Whether a store may take a status by itself: it becomes active only under an active partner. */
export function storeMayMove(from: ApplicationStatus, move: StatusMove, partner: ApplicationStatus): boolean {
  return mayMove(applicationStatus, from, move) && (move !== 'A' || partner === 'A');
}

/** Whose turn it is: the SBO's, risk's, or nobody's of the reviewers. */
export function waitsFor(status: ApplicationStatus, workflow: Workflow): ActionRow['permission'] | null {
  if (status !== 'SUBMITTED' || workflow === 'APPROVED') return null;
  return workflow === 'RISK_VERIFICATION' ? 'PM_RISK_REVIEW' : 'PM_SBO_REVIEW';
}

/** Whether a record waits for somebody to let it pass: for its approval, or for becoming active the first time. */
export function isUndecided(status: ApplicationStatus): boolean {
  return UNDECIDED.includes(status);
}

/** Whether a step is one that nobody takes on their own work: approval, the outcome of the risk check, the first activation. */
export function passesWork(step: WorkflowAction | StatusMove, from: ApplicationStatus): boolean {
  if (isWorkflowAction(step)) return workflowActions[step].passes;
  return step === 'A' && from === 'APPROVED';
}

const isWorkflowAction = (step: string): step is WorkflowAction =>
  WORKFLOW_ACTIONS.some((action) => action === step);

const CLAIM_MS = 8 * 3_600_000;

/** The moment after which a claim must have been made to count now: eight hours ago. */
export function claimsCountSince(now: Date): Date {
  return new Date(now.getTime() - CLAIM_MS);
}
