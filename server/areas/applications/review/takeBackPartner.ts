import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockPartner } from '../../../records/lock/lockRecord.ts';
import { answerMove } from './answerMove.ts';
import { mustHold } from './mustHold.ts';
import { takeIncompleteBack } from './takeIncompleteBack.ts';

/** Takes Incomplete back from a partner and the stores that went along. 403, 404, 409, 428, 422. */
export const takeBackPartner = os.applications.takeBackPartner.handler(async ({ input, context }) => {
  mustHold(context.user, 'PM_SBO_REVIEW');
  const seen = versionOf(context);
  const subject = await lockPartner(context, input.params.id, seen);
  const stores = await takeIncompleteBack(context, subject, seen);
  return answerMove(context, subject, stores);
});
