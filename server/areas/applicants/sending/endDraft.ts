import { composeApplicationSent } from '../../../messages/composeApplicationSent.ts';
import { followUrl } from '../../../messages/followUrl.ts';
import type { Work } from '../../../records/lock/work.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';

const PARTS = 'delete from applicant_draft_part where draft_id = $1';
/** A list of stores is what was typed, too; of a document what nobody has sent stays until the draft is tidied. */
const SHEETS = `update applicant_upload set discarded_at = $2
  where draft_id = $1 and kind = 'branchSheet' and discarded_at is null`;
const NOTE = `insert into applicant_event (draft_id, kind, at) values ($1, 'submitted', $2)`;
const END = 'select complete_draft($1) as done';

/** Ends a draft that has become an application: what was typed goes, and whoever applied is told the number. */
export const endDraft = async (
  { tx, user, deps, language }: Work,
  { draftId, referenceNumber }: { draftId: string; referenceNumber: string },
): Promise<void> => {
  const now = deps.now();
  await tx.query({ text: NOTE, values: [draftId, now] });
  await tx.query({ text: PARTS, values: [draftId] });
  await tx.query({ text: SHEETS, values: [draftId, now] });
  const [ended] = await tx.query<{ done: boolean }>({ text: END, values: [now] });
  if (!ended?.done) throw new Error('A draft that was taken in did not end');
  if (!user.proved) return;
  const page = followUrl(deps.config.publicUrl, referenceNumber);
  await sendToContact(tx, user.proved, composeApplicationSent(referenceNumber, now, page), language);
};
