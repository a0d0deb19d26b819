import { composeApplicationSent } from '../../../messages/composeApplicationSent.ts';
import type { Work } from '../../../records/lock/work.ts';
import { sendToContact } from '../../../signIn/sendToContact.ts';

const PARTS = 'delete from applicant_draft_part where draft_id = $1';
const NOTE = `insert into applicant_event (draft_id, kind, at) values ($1, 'submitted', $2)`;
const END = `update applicant_draft set state = 'SENT', partner_id = $2, ended_at = $3, business_name = null where id = $1`;

/** Ends a draft that has become an application: what was typed goes, and whoever applied is told the number. */
export const endDraft = async (
  { tx, user, deps, language }: Work,
  { draftId, referenceNumber, partnerId }: { draftId: string; referenceNumber: string; partnerId: string },
): Promise<void> => {
  const now = deps.now();
  await tx.query({ text: NOTE, values: [draftId, now] });
  await tx.query({ text: PARTS, values: [draftId] });
  await tx.query({ text: END, values: [draftId, partnerId, now] });
  if (user.proved) await sendToContact(tx, user.proved, composeApplicationSent(referenceNumber), language);
};
