import { os } from '../../../http/os.ts';
import { noteEvent } from './noteEvent.ts';
import { lockDraft } from './ownDraft.ts';

const PARTS = 'delete from applicant_draft_part where draft_id = $1';
const UPLOADS = 'update applicant_upload set discarded_at = $2 where draft_id = $1 and discarded_at is null';
const END = `update applicant_draft set state = 'CANCELLED', ended_at = $2, mobile_number = null, email = null, business_name = null
  where id = $1`;
const RELEASE = 'select release_draft($1)';

/** Deletes the draft of the session but for its number, which is never used again; whoever works on it elsewhere finds it gone. */
export const cancelDraft = os.applicantDrafts.cancelDraft.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const now = deps.now();
  const draftId = await lockDraft(context, input.params.referenceNumber);
  await noteEvent(tx, draftId, 'cancelled', now);
  await tx.query({ text: PARTS, values: [draftId] });
  await tx.query({ text: UPLOADS, values: [draftId, now] });
  await tx.query({ text: END, values: [draftId, now] });
  await tx.query({ text: RELEASE, values: [draftId] });
  return { data: { done: true as const } };
});
