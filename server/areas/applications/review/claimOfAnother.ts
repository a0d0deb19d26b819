import { claimsCountSince } from '#domain/review/workflowActions.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { moment, text } from '../../../db/columns/kinds.ts';
import { fail } from '../../../http/errors/fail.ts';
import type { Work } from '../../../records/lock/work.ts';
import type { Owner } from '../../../records/parts/owner.ts';

/** Who has taken a record, and since when. */
export interface Claim {
  claimedBy: string;
  dtimeClaimed: Date;
}

const CLAIM = columnsOf<Claim>('review_claim c')({
  claimedBy: text('c.username'),
  dtimeClaimed: moment('c.claimed_at'),
});
const OF_ANOTHER = `select ${CLAIM.select} from review_claim c
  where c.partner_id = $1 and coalesce(c.merchant_id, 0) = coalesce($2::bigint, 0) and c.user_id <> $3 and c.claimed_at > $4`;

/** Somebody else's claim on a record while it counts. */
export const claimOfAnother = async (
  { tx, user, deps }: Work,
  { partnerId, merchantId }: Owner,
): Promise<Claim | undefined> => {
  const values = [partnerId, merchantId, user.userId, claimsCountSince(deps.now())];
  const [claim] = await CLAIM.read(tx, { name: 'claim-of-another', text: OF_ANOTHER, values });
  return claim;
};

/** 409 that says who has it; `current` is what the caller shows of it. */
export const taken = ({ claimedBy, dtimeClaimed }: Claim, current?: unknown) =>
  fail(
    'conflict',
    {
      en: `${claimedBy} has taken this application.`,
      fil: `Kinuha na ni ${claimedBy} ang aplikasyong ito.`,
    },
    { current: current ?? { claimedBy, dtimeClaimed: dtimeClaimed.toISOString() } },
  );
