import { workflowActions } from '#domain/review/workflowActions.ts';
import { useRight } from '../../../http/caller/useRight.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockPartner } from '../../../records/lock/lockRecord.ts';
import { answerMove } from './answerMove.ts';
import { decideReview } from './decideReview.ts';
import { mustDecide } from './mustHold.ts';

/** Decides on a partner and its undecided stores. 403 per stage, 404, 409, 428, 400, 422 as `decideReview`. */
export const partnerWorkflowAction = os.applications.partnerWorkflowAction.handler(
  async ({ input, context }) => {
    const { id, action } = input.params;
    mustDecide(context.user, action);
    await useRight(context, workflowActions[action].permission);
    const seen = versionOf(context);
    const subject = await lockPartner(context, id, seen);
    const stores = await decideReview(context, subject, { ...input.body, action, seen });
    return answerMove(context, subject, stores);
  },
);
