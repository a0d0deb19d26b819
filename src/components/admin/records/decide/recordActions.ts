import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { applicationStatus } from '#domain/review/applicationStatus.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import {
  decide,
  goesWithPartner,
  passesWork,
  resubmit,
  STATUS_MOVES,
  type StatusMove,
  storeMayMove,
  takeBack,
  WORKFLOW_ACTIONS,
  type WorkflowAction,
  workflowActions,
} from '#domain/review/workflowActions.ts';
import { mayMove } from '#domain/status.ts';
import type { RecordKind } from '../../../../providers/verbs/recordVerbs.ts';
import type { RecordShellValue } from '../recordContext.ts';

/** What can be done with a record as a whole: decisions of the review, moves of its status, handing in again, taking Incomplete back and cancelling. */
export type RecordAction = WorkflowAction | StatusMove | 'resubmit' | 'take-back' | 'cancel';

export const isDecision = (action: RecordAction): action is WorkflowAction =>
  WORKFLOW_ACTIONS.some((one) => one === action);
export const isStatusMove = (action: RecordAction): action is StatusMove =>
  STATUS_MOVES.some((move) => move === action);

type Who = Pick<RecordShellValue, 'can' | 'isExternal'>;
type Standing = Pick<ApplicationSummary, 'status' | 'workflowStatus' | 'partnerStatus'>;

/** Whether a store is decided and handed in with its partner, never alone. */
export const isAlong = (kind: RecordKind, { partnerStatus }: Standing): boolean =>
  kind === 'merchant' && goesWithPartner(partnerStatus);

/** Actions that stand beside the name of the record, its first activation among them, and those in its menu: legal from here, and the user's to do. */
export const actionsOf = (summary: Standing, kind: RecordKind, { can, isExternal }: Who) => {
  const { status, workflowStatus: workflow, partnerStatus } = summary;
  const isAlone = !isAlong(kind, summary);
  const decisions = WORKFLOW_ACTIONS.filter(
    (action) =>
      !isExternal && isAlone && can(workflowActions[action].permission) && decide(action, status, workflow),
  );
  const isAgain = isAlone && can('PM_EDIT') && resubmit(status, workflow) !== null;
  const isBack = !isExternal && isAlone && can('PM_SBO_REVIEW') && takeBack(status, null) !== null;
  const moves = STATUS_MOVES.filter(
    (move) =>
      !isExternal &&
      can('PM_SBO_REVIEW') &&
      (kind === 'partner'
        ? mayMove(applicationStatus, status, move)
        : storeMayMove(status, move, partnerStatus)),
  );
  const activates = status === 'APPROVED' && moves.includes('A');
  const mayCancel = can('PM_EDIT') && mayMove(applicationStatus, status, 'CANCELLED');
  return {
    beside: [
      ...decisions,
      ...(isAgain ? (['resubmit'] as const) : []),
      ...(isBack ? (['take-back'] as const) : []),
      ...(activates ? (['A'] as const) : []),
    ],
    menu: [
      ...moves.filter((move) => !(activates && move === 'A')),
      ...(mayCancel ? (['cancel'] as const) : []),
    ],
  };
};

type Facts = Pick<ApplicationSummary, 'status' | 'claimedBy' | 'passing' | 'missingDocuments' | 'remarks'>;

/** Why the user cannot do an action that would be legal: somebody else has the record, it is their own work, documents are missing, remarks are open. */
export const hindranceOf = (
  action: RecordAction,
  facts: Facts,
  username: string,
): 'claimed' | 'own' | 'missing' | 'remarksOpen' | null => {
  const isReview = isDecision(action) || isStatusMove(action);
  const { claimedBy } = facts;
  if (isReview && claimedBy && claimedBy.toLowerCase() !== username.toLowerCase()) return 'claimed';
  if (isReview && facts.passing?.hasOwnHands && passesWork(action, facts.status)) return 'own';
  if (action === 'resubmit' && facts.remarks.some(({ state }) => holdsBack(state))) return 'remarksOpen';
  return action === 'approve' && facts.missingDocuments.length > 0 ? 'missing' : null;
};

/** Whether an action cannot be taken back. */
export const isFinal = (action: RecordAction): boolean =>
  action === 'C' || action === 'B' || action === 'REJECTED' || action === 'cancel';
