import { draftExpires, MOST_OPEN_DRAFTS } from '#domain/applicants/draftLife.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { composeDraftBegun } from '../../../messages/composeDraft.ts';
import type { Work } from '../../../records/lock/work.ts';
import { nextReference } from '../../../records/partner/nextReference.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';
import { makeLink } from '../links/makeLink.ts';
import { bindDraft } from './bindDraft.ts';
import { noteEvent } from './noteEvent.ts';

// Whoever begins several at once waits here, so that none is counted past the last.
const WAIT = `select pg_advisory_xact_lock(hashtextextended('applicant_draft ' || ctx_contact(), 0))`;
const COUNT = `select count(*)::int as n from applicant_draft d where d.contact = ctx_contact() and d.state = 'OPEN'`;
const INSERT = `insert into applicant_draft
  (reference_number, mobile_number, email, language, created_at, changed_at, expires_at, existing_partner_id)
  values ($1, $2, $3, $4, $5, $5, $6, $7) returning id`;

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

/** Waits until whoever begins another one of the contact has done so. */
export const waitForDrafts = (tx: Tx): Promise<unknown> => tx.query({ text: WAIT });

/**
 * Begins a draft, of stores of a partner that is there or (null) of a new partner: from here on it has a number, which goes to whoever
 * proved to be reached there. The session is one of it. Answers its id. 422 rule_drafts_full, 429.
 */
export const newDraft = async (context: Work, existingPartnerId: string | null): Promise<string> => {
  const { tx, user, deps, language } = context;
  const { mobileNumber = null, email = null } = user.proved ?? {};
  if (mobileNumber === null) throw new Error('An applicant without a number');
  await takeFromLimit(context, `draft-begun:${user.actor.contact}`, BEGUN_AN_HOUR.contact, 'hour');
  await takeFromLimit(context, `draft-begun-to:${mobileNumber}`, BEGUN_AN_HOUR.number, 'hour');
  await waitForDrafts(tx);
  const [open] = await tx.query<{ n: number }>({ name: 'open-drafts', text: COUNT });
  if ((open?.n ?? 0) >= MOST_OPEN_DRAFTS) throw full();
  const now = deps.now();
  const referenceNumber = await nextReference(tx, now);
  const values = [referenceNumber, mobileNumber, email, language, now, draftExpires(now), existingPartnerId];
  const [row] = await tx.query<{ id: string }>({ name: 'begin-draft', text: INSERT, values });
  if (!row || !(await bindDraft(tx, row.id))) throw new Error('A draft was not begun');
  await noteEvent(tx, row.id, 'started', now);
  const { link, secretHash } = await makeLink(tx, deps, row.id);
  const message = { ...composeDraftBegun(referenceNumber, link), secretHash };
  await sendToContact(tx, { mobileNumber, email }, message, language);
  return row.id;
};
