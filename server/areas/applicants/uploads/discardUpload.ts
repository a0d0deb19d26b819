import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { lockDraft } from '../drafts/ownDraft.ts';
import { touchDraft } from '../drafts/touchDraft.ts';

const DISCARD = `update applicant_upload u set discarded_at = coalesce(u.discarded_at, $3)
  where u.draft_id = $1 and u.id::text = $2 and u.file_id is null returning u.id`;

/** Takes a file of the session's draft away; once more is no mistake. 404 for one of another, 422 rule_not_editable. */
export const discardUpload = os.applicantUploads.discardUpload.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const now = deps.now();
  const draftId = await lockDraft(context, null);
  const values = [draftId, input.params.id, now];
  const discarded = await tx.query({ name: 'discard-upload', text: DISCARD, values });
  if (!discarded.length) throw notFound();
  await touchDraft(tx, draftId, now);
  return { data: { done: true as const } };
});
