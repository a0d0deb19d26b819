import { os } from '../../../http/os.ts';
import { answerList } from '../../../lists/readList.ts';
import { askerOf } from '../../../records/asker.ts';
import { mustHold, onlyStaff } from './mustHold.ts';
import { queueSource, STAGES } from './queueSource.ts';

/** A page of what waits for the caller's review: partners, and stores that are decided alone. 403 per stage. */
export const getReviewQueue = os.applications.getReviewQueue.handler(async ({ input, context }) => {
  const { stage } = input.query;
  onlyStaff(context.user);
  if (stage) mustHold(context.user, STAGES[stage]);
  return { data: await answerList(context.tx, queueSource(askerOf(context)), input.query) };
});
