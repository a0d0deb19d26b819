import { claimsCountSince } from '#domain/review/applicationReview.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { RequestContext } from '../http/deps.ts';

/** For whom a list or a record is read, and when. */
export interface Asker {
  user: Pick<SignedIn, 'type' | 'permissions' | 'username' | 'userId'> &
    Partial<Pick<SignedIn, 'applicantId'>>;
  now: Date;
}

/** The asker of a request. */
export const askerOf = ({ user, deps }: Pick<RequestContext, 'deps'> & { user: SignedIn }): Asker => ({
  user,
  now: deps.now(),
});

/** Columns of the claim on a record, `claim` joined by claimJoin; who has taken it is told to staff only. */
export const claimColumns = ({ user }: Asker): string =>
  user.type === 'INTERNAL'
    ? `claim.username as "claimedBy", claim.claimed_at as "dtimeClaimed"`
    : `null::text as "claimedBy", null::timestamptz as "dtimeClaimed"`;

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
export const presentClaim = ({ claimedBy, dtimeClaimed }: Claimed, now: Date) =>
  claimedBy !== null && dtimeClaimed !== null && dtimeClaimed > claimsCountSince(now)
    ? { claimedBy, dtimeClaimed: dtimeClaimed.toISOString() }
    : { claimedBy: null, dtimeClaimed: null };
