import type { ApplicationStatus, WorkflowStatus } from '../review/applicationStatus.ts';
import { dueAfter, type Term } from './dueDate.ts';

/** Where an application stands, as its applicant follows it. */
export const STAGES = ['review', 'mending', 'risk', 'approved', 'active'] as const;
export type Stage = (typeof STAGES)[number];
/** How it may have ended instead. */
export type Ending = 'rejected' | 'cancelled' | 'stopped';

/** How long each stage takes at most: what we promise, and what the applicant has. */
const TERMS: Readonly<Partial<Record<Stage, Term>>> = {
  review: { businessHours: 16 },
  mending: { days: 30 },
  risk: { businessHours: 16 },
};

const OF_STATUS: Readonly<Record<ApplicationStatus, Stage | Ending>> = {
  SUBMITTED: 'review',
  INCOMPLETE: 'mending',
  APPROVED: 'approved',
  A: 'active',
  I: 'stopped',
  B: 'stopped',
  C: 'stopped',
  REJECTED: 'rejected',
  RISK_VERIFICATION_FAILED: 'rejected',
  CANCELLED: 'cancelled',
};

/** The stage of an application, or how it ended. */
export function stageOf(status: ApplicationStatus, workflow: WorkflowStatus | null): Stage | Ending {
  if (status !== 'SUBMITTED') return OF_STATUS[status];
  if (workflow === 'RISK_VERIFICATION') return 'risk';
  return workflow === 'RISK_VERIFICATION_FAILED' ? 'rejected' : 'review';
}

/** Whether that is a stage, after which there is another, and no ending. */
export function isStage(where: Stage | Ending): where is Stage {
  return (STAGES as readonly string[]).includes(where);
}

/** When a stage that began at an instant is over at the latest; null where nobody waits. */
export function dueOf(stage: Stage | Ending, since: Date | null): Date | null {
  const term = isStage(stage) ? TERMS[stage] : undefined;
  return term && since ? dueAfter(since, term) : null;
}
