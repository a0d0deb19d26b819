import { goesWithPartner, resubmit } from '#domain/review/workflowActions.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockMerchant } from '../../../records/lock/lockRecord.ts';
import { tellReviewers } from '../../../records/tell/tellReviewers.ts';
import { answerMove } from './answerMove.ts';
import { goesWith, illegalMove } from './illegalMove.ts';
import { closeRemarks } from './remarks/closeRemarks.ts';
import { refuseOpenRemarks } from './remarks/refuseOpenRemarks.ts';
import { setStanding } from './setStanding.ts';

/** Hands an incomplete store in again whose partner is not under review itself. 404, 409, 428, 422. */
export const resubmitMerchant = os.applications.resubmitMerchant.handler(async ({ input, context }) => {
  const seen = versionOf(context);
  const subject = await lockMerchant(context, input.params.id, seen);
  if (goesWithPartner(subject.partnerStatus)) throw goesWith();
  const to = resubmit(subject.status, subject.workflowStatus);
  if (!to) throw illegalMove(subject);
  await refuseOpenRemarks(context, subject);
  await setStanding(context, subject, { action: 'resubmit', to, reason: null, seen, noted: 'resubmitted' });
  await closeRemarks(context, subject);
  await tellReviewers(context, subject, 'resubmit');
  return answerMove(context, subject);
});
