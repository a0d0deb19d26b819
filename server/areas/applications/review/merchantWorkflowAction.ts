import { goesWithPartner, workflowActions } from '#domain/review/workflowActions.ts';
import { useRight } from '../../../http/caller/useRight.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockMerchant } from '../../../records/lock/lockRecord.ts';
import { answerMove } from './answerMove.ts';
import { decideReview } from './decideReview.ts';
import { goesWith } from './illegalMove.ts';
import { mustDecide } from './mustHold.ts';

/** Decides on a store whose partner is not under review itself. 403 per stage, 404, 409, 428, 400, 422. */
export const merchantWorkflowAction = os.applications.merchantWorkflowAction.handler(
  async ({ input, context }) => {
    const { id, action } = input.params;
    mustDecide(context.user, action);
    await useRight(context, workflowActions[action].permission);
    const seen = versionOf(context);
    const subject = await lockMerchant(context, id, seen);
    if (goesWithPartner(subject.partnerStatus)) throw goesWith();
    await decideReview(context, subject, { ...input.body, action, seen });
    return answerMove(context, subject);
  },
);
