import { claimsCountSince, goesWithPartner, waitsFor } from '#domain/review/workflowActions.ts';
import { useRight } from '../../../http/caller/useRight.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { lockMerchant, lockPartner } from '../../../records/lock/lockRecord.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { claimOfAnother, taken } from './claimOfAnother.ts';
import { goesWith, illegalMove } from './illegalMove.ts';
import { mustHold, onlyStaff } from './mustHold.ts';

const CLAIM = `insert into review_claim (partner_id, merchant_id, user_id, username, claimed_at) values ($1, $2, $3, $4, $5)
  on conflict (partner_id, coalesce(merchant_id, 0)) do update
    set user_id = excluded.user_id, username = excluded.username, claimed_at = excluded.claimed_at
    where review_claim.user_id = excluded.user_id or review_claim.claimed_at <= $6`;

const subjectOf = async (
  context: Work,
  { partnerId, merchantId }: { partnerId: string; merchantId?: string | null | undefined },
): Promise<Subject> => {
  if (!merchantId) return lockPartner(context, partnerId, null);
  const store = await lockMerchant(context, merchantId, null);
  if (store.partnerId !== partnerId) throw notFound();
  if (goesWithPartner(store.partnerStatus)) throw goesWith();
  return store;
};

/** Takes what waits for the caller's review; one's own claim begins anew. 403 per stage, 404, 409 with who has it, 422. */
export const claimReview = os.applications.claimReview.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  onlyStaff(user);
  const subject = await subjectOf(context, input.body);
  const permission = waitsFor(subject.status, subject.workflowStatus);
  if (!permission) throw illegalMove(subject);
  mustHold(user, permission);
  await useRight(context, permission);
  // The record is locked, so nobody claims it in between.
  const claim = await claimOfAnother(context, subject);
  if (claim) throw taken(claim);
  const now = deps.now();
  const { partnerId, merchantId } = subject;
  const values = [partnerId, merchantId, user.userId, user.username, now, claimsCountSince(now)];
  await tx.query({ name: 'claim-review', text: CLAIM, values });
  return { data: { done: true as const } };
});
