import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';
import type { WorkflowAction } from '#domain/review/workflowActions.ts';

/** A step of an application after it was handed in. */
export type Step = WorkflowAction | 'resubmit' | 'reject' | 'cancel';

/** How some applications went so far. */
export interface Plan {
  count: number;
  steps: readonly Step[];
  /** Hours since it was handed in, from the newest to the oldest of them. */
  hours: readonly [least: number, most: number];
  /** A status of older systems, which no step leads to. */
  oldStatus?: ApplicationStatus;
  /** What somebody else has taken to look at. */
  claimedBy?: string;
  /** Somebody changed it after it was handed in. */
  editedBy?: string;
  /** Handed in by; sales when left out. */
  submittedBy?: string;
}

/** Who hands applications in for partners: none of the reviewers, so that each of them may decide on all that waits. */
export const SUBMITTER = 'sales.admin';
/** Who reviews them, in turn. */
export const REVIEWERS = ['sbo.reviewer', 'sbo.second', 'sbo.reviewer'] as const;

const BACK_FROM_RISK = ['risk-verification', 'risk-passed'] as const;
const FAILED = ['risk-verification', 'risk-verification-failed'] as const;

/** Applications of new partners, with their stores. */
export const PARTNER_PLANS: readonly Plan[] = [
  { count: 4, steps: [], hours: [2, 30] },
  { count: 1, steps: [], hours: [40, 60], claimedBy: 'sbo.second' },
  { count: 1, steps: [], hours: [60, 90], claimedBy: 'sbo.reviewer' },
  { count: 2, steps: [], hours: [90, 200] },
  { count: 1, steps: [], hours: [20, 30], editedBy: 'sales.admin' },
  { count: 2, steps: BACK_FROM_RISK, hours: [120, 260] },
  { count: 1, steps: ['incomplete', 'resubmit'], hours: [150, 220] },
  { count: 5, steps: ['risk-verification'], hours: [30, 260] },
  { count: 1, steps: ['risk-verification'], hours: [70, 90], claimedBy: 'antifraud.reviewer' },
  { count: 5, steps: FAILED, hours: [150, 450] },
  { count: 5, steps: ['incomplete'], hours: [60, 400] },
  { count: 1, steps: ['incomplete', 'resubmit', 'incomplete'], hours: [300, 450] },
  { count: 4, steps: ['approve'], hours: [100, 420] },
  { count: 2, steps: [...BACK_FROM_RISK, 'approve'], hours: [300, 500] },
  { count: 3, steps: ['reject'], hours: [120, 500] },
  { count: 2, steps: [...FAILED, 'reject'], hours: [300, 500] },
  { count: 3, steps: ['cancel'], hours: [60, 400] },
  { count: 2, steps: ['incomplete', 'cancel'], hours: [200, 480] },
  { count: 2, steps: FAILED, hours: [400, 500], oldStatus: 'RISK_VERIFICATION_FAILED' },
];

/** Applications of new stores of active partners; those of the first partner were handed in by itself. */
export const STORE_PLANS: readonly Plan[] = [
  { count: 1, steps: [], hours: [20, 30], submittedBy: 'partner.admin' },
  { count: 1, steps: ['incomplete'], hours: [90, 120], submittedBy: 'partner.admin' },
  { count: 3, steps: [], hours: [3, 120] },
  { count: 2, steps: ['risk-verification'], hours: [50, 200] },
  { count: 1, steps: FAILED, hours: [200, 300] },
  { count: 1, steps: ['incomplete'], hours: [100, 300] },
  { count: 2, steps: ['approve'], hours: [100, 400] },
  { count: 1, steps: ['reject'], hours: [200, 400] },
  { count: 1, steps: ['cancel'], hours: [150, 300] },
];

/** One entry for each application. */
export const eachPlan = (plans: readonly Plan[]): Plan[] =>
  plans.flatMap((plan) => Array.from({ length: plan.count }, () => plan));
