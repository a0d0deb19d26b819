import { resubmit } from '#domain/review/workflowActions.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockPartner } from '../../../records/lock/lockRecord.ts';
import { tellReviewers } from '../../../records/tell/tellReviewers.ts';
import { answerMove } from './answerMove.ts';
import { illegalMove } from './illegalMove.ts';
import { moveStores, resubmittedAlong } from './moveStores.ts';
import { closeRemarks } from './remarks/closeRemarks.ts';
import { refuseOpenRemarks } from './remarks/refuseOpenRemarks.ts';
import { setStanding } from './setStanding.ts';

/** Hands an incomplete application in again, with its incomplete stores, once something was done about every remark. 404, 409, 428, 422. */
export const resubmitPartner = os.applications.resubmitPartner.handler(async ({ input, context }) => {
  const seen = versionOf(context);
  const subject = await lockPartner(context, input.params.id, seen);
  const to = resubmit(subject.status, subject.workflowStatus);
  if (!to) throw illegalMove(subject);
  await refuseOpenRemarks(context, subject);
  const move = { action: 'resubmit', reason: null, noted: 'resubmitted' } as const;
  await setStanding(context, subject, { ...move, to, seen });
  const stores = await moveStores(context, subject, resubmittedAlong, move);
  await closeRemarks(context, subject);
  await tellReviewers(context, subject, 'resubmit');
  return answerMove(context, subject, stores);
});
