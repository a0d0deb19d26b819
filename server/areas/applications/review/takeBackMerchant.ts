import { goesWithPartner } from '#domain/review/workflowActions.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockMerchant } from '../../../records/lock/lockRecord.ts';
import { answerMove } from './answerMove.ts';
import { goesWith } from './illegalMove.ts';
import { mustHold } from './mustHold.ts';
import { takeIncompleteBack } from './takeIncompleteBack.ts';

/** Takes Incomplete back from a store whose partner is not under review itself. 403, 404, 409, 428, 422. */
export const takeBackMerchant = os.applications.takeBackMerchant.handler(async ({ input, context }) => {
  mustHold(context.user, 'PM_SBO_REVIEW');
  const seen = versionOf(context);
  const subject = await lockMerchant(context, input.params.id, seen);
  if (goesWithPartner(subject.partnerStatus)) throw goesWith();
  await takeIncompleteBack(context, subject, seen);
  return answerMove(context, subject);
});
