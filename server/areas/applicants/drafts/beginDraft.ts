import { draftExpires, MOST_OPEN_DRAFTS } from '#domain/applicants/draftLife.ts';
import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { os } from '../../../http/os.ts';
import { composeDraftBegun } from '../../../messages/composeDraft.ts';
import { nextReference } from '../../../records/partner/nextReference.ts';
import { sendToContact } from '../../../signIn/sendToContact.ts';
import { makeLink } from '../links/makeLink.ts';
import { bindDraft } from './bindDraft.ts';
import { noteEvent } from './noteEvent.ts';
import { readDraft } from './readDraft.ts';

// Whoever begins several at once waits here, so that none is counted past the last.
const WAIT = `select pg_advisory_xact_lock(hashtextextended('applicant_draft ' || ctx_contact(), 0))`;
const COUNT = `select count(*)::int as n from applicant_draft d where d.contact = ctx_contact() and d.state = 'OPEN'`;
const INSERT = `insert into applicant_draft (reference_number, mobile_number, email, language, created_at, changed_at, expires_at)
  values ($1, $2, $3, $4, $5, $5, $6) returning id`;

/**
 * Begun with one contact, those that were cancelled again too, and with one number beside whatever addresses: each sends a message there,
 * and the number may be a stranger's whom nobody asked.
 */
const BEGUN_AN_HOUR = { contact: 6, number: 18 };

const full = () =>
  fail('rule_drafts_full', {
    en: `${MOST_OPEN_DRAFTS} applications with this number were not sent yet: go on with one of them, or cancel one.`,
    fil: `May ${MOST_OPEN_DRAFTS} aplikasyon ang numerong ito na hindi pa naipapadala: ituloy ang isa sa mga ito, o kanselahin ang isa.`,
  });

interface Begun {
  referenceNumber: string;
  mobileNumber: string;
  email: string | null;
  language: Language;
  now: Date;
}

const insert = async (
  tx: Tx,
  { referenceNumber, mobileNumber, email, language, now }: Begun,
): Promise<string> => {
  const values = [referenceNumber, mobileNumber, email, language, now, draftExpires(now)];
  const [row] = await tx.query<{ id: string }>({ name: 'begin-draft', text: INSERT, values });
  if (!row || !(await bindDraft(tx, row.id))) throw new Error('A draft was not begun');
  return row.id;
};

/**
 * Begins an application: from here on it has a number, which goes to whoever proved to be reached there. The session is one of it.
 * 422 rule_drafts_full, 429.
 */
export const beginDraft = os.applicantDrafts.beginDraft.handler(async ({ context }) => {
  const { tx, user, deps, language } = context;
  const { mobileNumber = null, email = null } = user.proved ?? {};
  if (mobileNumber === null) throw new Error('An applicant without a number');
  await takeFromLimit(context, `draft-begun:${user.actor.contact}`, BEGUN_AN_HOUR.contact, 'hour');
  await takeFromLimit(context, `draft-begun-to:${mobileNumber}`, BEGUN_AN_HOUR.number, 'hour');
  await tx.query({ text: WAIT });
  const [open] = await tx.query<{ n: number }>({ name: 'open-drafts', text: COUNT });
  if ((open?.n ?? 0) >= MOST_OPEN_DRAFTS) throw full();
  const now = deps.now();
  const referenceNumber = await nextReference(tx, now);
  const draftId = await insert(tx, { referenceNumber, mobileNumber, email, language, now });
  await noteEvent(tx, draftId, 'started', now);
  const link = await makeLink(tx, deps, draftId);
  await sendToContact(tx, { mobileNumber, email }, composeDraftBegun(referenceNumber, link), language);
  return { data: await readDraft(tx, draftId) };
});
