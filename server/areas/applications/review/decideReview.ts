import type { Decision } from '#contract/applications.ts';
import { decide, passesWork, type WorkflowAction } from '#domain/review/workflowActions.ts';
import { same } from '#domain/sentence.ts';
import { composeApproved, composeIncomplete } from '../../../messages/composeApplication.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { refuseSameTins } from '../../../records/summary/sameTins.ts';
import { aboutOf } from '../../../records/tell/aboutOf.ts';
import { tellApplicant } from '../../../records/tell/tellApplicant.ts';
import { tellReviewers, tellSubmitter } from '../../../records/tell/tellReviewers.ts';
import { claimOfAnother, taken } from './claimOfAnother.ts';
import { drawUpContract } from './drawUpContract.ts';
import { enableRates } from './enableRates.ts';
import { headOf } from './headOf.ts';
import { illegalMove } from './illegalMove.ts';
import { decidedAlong, moveStores } from './moveStores.ts';
import { refuseOwn, refuseWithGaps } from './refuseWithGaps.ts';
import { addRemarks } from './remarks/addRemarks.ts';
import { checkWords } from './remarks/checkWords.ts';
import { inShort, pointsOf } from './remarks/pointsOf.ts';
import { setStanding } from './setStanding.ts';

/** A decision of the review, on the version that was seen. */
export interface Decided extends Pick<Decision, 'reason' | 'remarks'> {
  action: WorkflowAction;
  seen: number;
}

/** Tells those whom a decision concerns: the applicant when the SBO settled it, else whose turn it is now. */
const tell = async (context: Work, subject: Subject, { action, reason, remarks }: Decided): Promise<void> => {
  if (action === 'approve') {
    await tellSubmitter(context, subject, 'APPROVED', null);
    await tellApplicant(context, subject, composeApproved(aboutOf(context, subject)));
  } else if (action === 'incomplete') {
    const points = await pointsOf(context.tx, subject, remarks);
    const said = [...(reason ? [same(reason)] : []), ...points];
    await tellSubmitter(context, subject, 'INCOMPLETE', inShort(said));
    const missing = { reason: reason || null, points };
    await tellApplicant(context, subject, composeIncomplete(aboutOf(context, subject), missing));
  } else {
    await tellReviewers(context, subject, action);
  }
};

/** Refuses a decision that somebody else has to take, or that what is there does not bear. */
const check = async (context: Work, subject: Subject, decided: Decided): Promise<void> => {
  const claim = await claimOfAnother(context, subject);
  if (claim) throw taken(claim, await headOf(context, subject));
  checkWords(decided.action, decided, subject);
  if (passesWork(decided.action, subject.status)) await refuseOwn(context, subject);
  if (decided.action !== 'approve') return;
  await refuseWithGaps(context, subject);
  await refuseSameTins(context, subject, 'SUBMITTED');
};

/**
 * Takes a decision on a locked record; a partner's takes its undecided stores along, whose ids are answered. 422 for an illegal
 * move, the caller's own work and what is missing; 409 when somebody else has it; 400 without the words it needs.
 */
export const decideReview = async (
  context: Work,
  subject: Subject,
  decided: Decided,
): Promise<readonly string[]> => {
  const { action, seen, remarks } = decided;
  const to = decide(action, subject.status, subject.workflowStatus);
  if (!to) throw illegalMove(subject);
  await check(context, subject, decided);
  const reason = decided.reason || null;
  await addRemarks(context, subject, remarks);
  await setStanding(context, subject, { action, to, reason, seen, noted: 'decided' });
  const along = { action, reason, noted: 'decided' } as const;
  const stores =
    subject.merchantId === null ? await moveStores(context, subject, decidedAlong(action), along) : [];
  if (action === 'approve') {
    if (subject.merchantId === null) await drawUpContract(context, subject);
    await enableRates(context, subject, stores);
  }
  await tell(context, subject, decided);
  return stores;
};
