import { notFound } from '../../../http/errors/fail.ts';
import { lockMerchant, lockPartner } from '../../../records/lock/lockRecord.ts';
import { mustBeEditable } from '../../../records/lock/mustBeEditable.ts';
import { mustBeInReview } from '../../../records/lock/mustBeInReview.ts';
import type { Work } from '../../../records/lock/work.ts';
import { lockDraft } from '../drafts/ownDraft.ts';
import { touchDraft } from '../drafts/touchDraft.ts';

/** What a file belongs to: a draft, or a partner or one of its stores whose application is mended. */
export interface UploadHome {
  draftId: string | null;
  partnerId: string | null;
  merchantId: string | null;
}

/** Which of the session's own a page sends a file to. */
export interface AskedHome {
  of: 'draft' | 'application';
  /** Of a store of the application. */
  merchantId?: string | undefined;
}

/** That upload `u` is of the home in $1 to $3. */
export const OF_HOME =
  '(u.draft_id = $1 or (u.partner_id = $2 and u.merchant_id is not distinct from $3::bigint))';
export const homeValues = ({ draftId, partnerId, merchantId }: UploadHome) => [
  draftId,
  partnerId,
  merchantId,
];

/**
 * The home of the session's own, locked until the transaction ends, to take a file. 404 for another's; 422 rule_not_editable for a draft
 * that was sent, and for a record that nobody edits or that was decided.
 */
export const lockHome = async (context: Work, { of, merchantId }: AskedHome): Promise<UploadHome> => {
  if (of === 'draft') return { draftId: await lockDraft(context, null), partnerId: null, merchantId: null };
  const { partnerId } = context.user;
  if (!partnerId) throw notFound();
  const subject = merchantId
    ? await lockMerchant(context, merchantId, null)
    : await lockPartner(context, partnerId, null);
  mustBeEditable(subject);
  mustBeInReview(context.user, subject);
  return { draftId: null, partnerId: subject.partnerId, merchantId: subject.merchantId };
};

/** Counts a change of a home that is locked: a draft is kept for longer by it. */
export const touchHome = async ({ tx, deps }: Work, { draftId }: UploadHome): Promise<void> => {
  if (draftId) await touchDraft(tx, draftId, deps.now());
};
