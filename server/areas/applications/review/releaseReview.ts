import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { mustExist } from '../notes/noteSource.ts';
import { claimOfAnother, taken } from './claimOfAnother.ts';
import { onlyStaff } from './mustHold.ts';

const RELEASE = `delete from review_claim
  where partner_id = $1 and coalesce(merchant_id, 0) = coalesce($2::bigint, 0) and user_id = $3`;

/** Gives back what the caller has taken; nothing when nobody has it. 404, 409 when it is somebody else's. */
export const releaseReview = os.applications.releaseReview.handler(async ({ input, context }) => {
  const { tx, user } = context;
  onlyStaff(user);
  const partnerId = toId(input.body.partnerId);
  const merchantId = input.body.merchantId ? toId(input.body.merchantId) : null;
  await mustExist(tx, partnerId, merchantId);
  const claim = await claimOfAnother(context, { partnerId, merchantId });
  if (claim) throw taken(claim);
  await tx.query({ name: 'release-review', text: RELEASE, values: [partnerId, merchantId, user.userId] });
  return { data: { done: true as const } };
});
