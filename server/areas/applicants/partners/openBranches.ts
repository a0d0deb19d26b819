import { takesBranchApplications } from '#domain/records/newStores.ts';
import { checkExistingPartner, invalidPartnerSentence } from '#domain/selfService/setUp/existingPartner.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { lockPartner } from '../../../records/lock/lockRecord.ts';
import type { Work } from '../../../records/lock/work.ts';
import { closedPartner } from '../../../records/partner/closedPartner.ts';
import { giveReference } from '../../../records/partner/giveReference.ts';
import { bindDraft } from '../drafts/bindDraft.ts';
import { newDraft, waitForDrafts } from '../drafts/newDraft.ts';
import { noteEvent } from '../drafts/noteEvent.ts';
import { readDraft } from '../drafts/readDraft.ts';
import { partnerOfDraft } from './partnerOfSession.ts';
import { readOwnPartner } from './readOwnPartner.ts';

const THERE = `select d.id from applicant_draft d where d.contact = ctx_contact() and d.existing_partner_id = $1
  and d.state = 'OPEN' and d.expires_at > $2 order by d.id desc limit 1`;
const CALL = 'update applicant_draft set business_name = $2 where id = $1';
// Its partner is put in by the database, by what the draft is of.
const SENDS = `insert into applicant_sending (draft_id, payload, sent_at) values ($1, '{}', $2)`;

/** Refuses a partner that no stores are applied for; one that lacks a reference number gets it. 404, 422. */
const prepare = async (context: Work, partnerId: string): Promise<string> => {
  const subject = await lockPartner(context, partnerId, null);
  if (!takesBranchApplications(subject.status)) throw closedPartner(subject.status);
  const partner = await readOwnPartner(context.tx, subject.id);
  const checked = await checkExistingPartner(partner, () =>
    giveReference(context, subject).catch(() => null),
  );
  if (!checked.valid) throw fail('rule_partner_invalid', invalidPartnerSentence(checked.error));
  return partner.name;
};

/** The draft of stores of this partner that the contact is writing already, which the session is one of from now on. */
const goOn = async ({ tx, deps }: Work, partnerId: string): Promise<string | null> => {
  const now = deps.now();
  const values = [partnerId, now];
  const [row] = await tx.query<{ id: string }>({ name: 'own-draft-of-stores', text: THERE, values });
  if (!row || !(await bindDraft(tx, row.id))) return null;
  await noteEvent(tx, row.id, 'resumed', now);
  return row.id;
};

const begin = async (context: Work, partnerId: string, name: string): Promise<string> => {
  const { tx, deps } = context;
  const draftId = await newDraft(context, partnerId);
  await tx.query({ text: CALL, values: [draftId, name.slice(0, 200)] });
  await tx.query({ text: SENDS, values: [draftId, deps.now()] });
  return draftId;
};

/**
 * Begins a draft of stores for the partner of the session, or goes on with the one that is open. 404 for a session of no partner, 422
 * rule_partner_closed, rule_partner_invalid, rule_drafts_full, 429.
 */
export const openBranches = os.applicantPartners.openBranches.handler(async ({ context }) => {
  const { tx, user } = context;
  const open = (await partnerOfDraft(context)) && user.actor.draftId;
  if (open) return { data: await readDraft(tx, open) };
  if (user.partnerId === null) throw notFound();
  const name = await prepare(context, user.partnerId);
  await waitForDrafts(tx);
  const draftId = (await goOn(context, user.partnerId)) ?? (await begin(context, user.partnerId, name));
  return { data: await readDraft(tx, draftId) };
});
