import { claimsCountSince } from '#domain/review/workflowActions.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { moment, text } from '../db/columns/kinds.ts';
import { madeOf } from '../db/columns/nested.ts';
import type { Asker } from './asker.ts';

/** Who has a record taken, and since when, while that counts; `claim` is joined by claimJoin. It is told to staff only. */
export const claimColumns = ({ user, now }: Asker) => {
  const isTold = user.type === 'INTERNAL';
  const claim = columnsOf<Claimed>(isTold ? 'review_claim claim' : '(select) claim')({
    claimedBy: text(isTold ? 'claim.username' : 'null::text'),
    dtimeClaimed: moment(isTold ? 'claim.claimed_at' : 'null::timestamptz'),
  });
  return {
    claimedBy: madeOf(claim, (held) => presentClaim(held, now).claimedBy),
    dtimeClaimed: madeOf(claim, (held) => presentClaim(held, now).dtimeClaimed),
  };
};

/** Joins the claim on a partner, or on a store where `merchant` names its id. */
export const claimJoin = ({ user }: Asker, partner: string, merchant = '0'): string =>
  user.type === 'INTERNAL'
    ? `left join review_claim claim on claim.partner_id = ${partner} and coalesce(claim.merchant_id, 0) = ${merchant}`
    : '';

export interface Claimed {
  claimedBy: string | null;
  dtimeClaimed: Date | null;
}

/** Who has a record taken and since when, while that counts. */
const presentClaim = ({ claimedBy, dtimeClaimed }: Claimed, now: Date) =>
  claimedBy !== null && dtimeClaimed !== null && dtimeClaimed > claimsCountSince(now)
    ? { claimedBy, dtimeClaimed: dtimeClaimed.toISOString() }
    : { claimedBy: null, dtimeClaimed: null };
