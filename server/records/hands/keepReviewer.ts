import type { Permission } from '#domain/permissions.ts';
import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';
import { goesWithPartner, isUndecided } from '#domain/review/workflowActions.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';
import type { Owner } from '../parts/owner.ts';
import { countWithoutHands, hasOwnHands, leftToOwnHands } from './hands.ts';

const REVIEWS = ['PM_SBO_REVIEW', 'PM_RISK_REVIEW'] as const satisfies readonly Permission[];

/** A record with its status and its partner's. */
export interface Standing extends Owner {
  status: ApplicationStatus;
  partnerStatus: ApplicationStatus;
}

/** The permissions of the review that somebody on the staff holds. */
const reviewsOf = ({ type, permissions }: Pick<SignedIn, 'type' | 'permissions'>) =>
  type === 'INTERNAL' ? REVIEWS.filter((permission) => permissions.has(permission)) : [];

/** What is decided when a record is: the partner that is under review itself, else the record alone. */
const decidedWith = ({ partnerId, merchantId, partnerStatus }: Standing): Owner => ({
  partnerId,
  merchantId: goesWithPartner(partnerStatus) ? null : merchantId,
});

type Reviewer = Pick<SignedIn, 'userId' | 'type' | 'permissions'>;

/**
 * For a reviewer who looks at a record that is still to pass: whether their hands are in it, and how many others could decide on
 * it (of two stages the fewer). Null for everybody else and for what has passed.
 */
export const readPassing = async (tx: Tx, record: Standing, user: Reviewer) => {
  const held = reviewsOf(user);
  if (!held.length || !isUndecided(record.status)) return null;
  const owner = decidedWith(record);
  const [isIn, ...others] = await Promise.all([
    hasOwnHands(tx, owner, user),
    ...held.map((permission) => countWithoutHands(tx, owner, user, permission)),
  ]);
  return { hasOwnHands: isIn, others: Math.min(...others) };
};

const LAST = {
  en: 'Nobody else could decide on this application once you have changed it: ask a colleague who does not review to make the change.',
  fil: 'Wala nang ibang makapagpapasya sa aplikasyong ito kapag binago mo: ipagawa ang pagbabago sa kasamahang hindi nagrerepaso.',
};

/** Which of some records, by their place, a reviewer may not change, as nobody would be left to decide on them. */
export const withoutReviewer = async (
  tx: Tx,
  records: readonly Standing[],
  user: Reviewer,
): Promise<number[]> => {
  const held = reviewsOf(user);
  const open = records.flatMap((record, at) =>
    held.length && isUndecided(record.status) ? [{ at, owner: decidedWith(record) }] : [],
  );
  const alone = await leftToOwnHands(
    tx,
    open.map(({ owner }) => owner),
    user,
    held,
  );
  return alone.flatMap((n) => open[n]?.at ?? []);
};

/** Whether a reviewer could decide on a record that is still to pass, and nobody else. */
export const isLastReviewer = async (tx: Tx, record: Standing, user: Reviewer): Promise<boolean> => {
  const passing = await readPassing(tx, record, user);
  return passing !== null && !passing.hasOwnHands && passing.others === 0;
};

/** 422 of a reviewer's change, made already in this transaction, after which nobody would be left to decide on the record. */
export const keepReviewer = async (tx: Tx, record: Standing, user: Reviewer): Promise<void> => {
  const [alone] = await withoutReviewer(tx, [record], user);
  if (alone !== undefined) throw fail('rule_last_reviewer', LAST);
};
