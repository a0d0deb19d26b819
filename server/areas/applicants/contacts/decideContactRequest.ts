import { applicantPages } from '#domain/pages/selfServicePages.ts';
import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { composeContactGiven, composeContactRefused } from '../../../messages/composeContact.ts';
import { composeContactChanged } from '../../../messages/composeDraft.ts';
import { isLastReviewer } from '../../../records/hands/keepReviewer.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';
import { CONTACT_REQUEST, LOCKED_REQUEST } from './contactRequestColumns.ts';

// With what else waits of the same application, always in one order: two that are given at once do not wait for each other.
const LOCK = `select ${LOCKED_REQUEST.select} from contact_request r
  where r.id = $1 or r.state = 'PENDING' and exists (select from contact_request g
    where g.id = $1 and (r.draft_id = g.draft_id or r.partner_id = g.partner_id))
  order by r.id for update`;
const DECIDE = `update contact_request r set state = $2, reason = $3, decided_at = $4, decided_by = $5 where r.id = $1
  returning ${CONTACT_REQUEST.select}`;

// The trail names whose number it is; that whoever let it in decides no more, their decision tells.
const MADE_BY = `select set_config('app.maker_id', '', true), set_config('app.maker', $1, true)`;

// What waits of the same application, as it is known by its draft or its partner.
const REFUSE_OTHERS = `update contact_request r set state = 'REFUSED', reason = case r.language when 'fil' then $2 else $3 end,
    decided_at = $4, decided_by = $5
  from contact_request g where g.id = $1 and r.id <> g.id and r.state = 'PENDING'
    and (r.draft_id = g.draft_id or r.partner_id = g.partner_id)
  returning ${LOCKED_REQUEST.select}`;

const GIVEN = {
  en: 'It was given another number that was asked for.',
  fil: 'Ibang numerong hiniling ang ibinigay rito.',
};

const FINAL = {
  en: 'This was decided already, or its application is over.',
  fil: 'Napagpasyahan na ito, o tapos na ang aplikasyon nito.',
};
const isFinal = () => fail('rule_request_final', FINAL);

const LAST = {
  en: 'Nobody else could decide on this application once you have given its number: it has to wait until there is another reviewer.',
  fil: 'Wala nang ibang makapagpapasya sa aplikasyong ito kapag ibinigay mo ang numero: maghihintay ito hanggang may iba pang tagasuri.',
};

const OWN = {
  en: 'The new number or e-mail address is yours: somebody else has to decide.',
  fil: 'Sa iyo ang bagong numero o e-mail address: iba ang dapat magpasya.',
};

interface Contact {
  mobileNumber: string | null;
  email: string | null;
}
const BEFORE = columnsOf<Contact>('contact_person b')({
  mobileNumber: text('b.mobile_number'),
  email: text('b.email'),
});
const STANDING = columnsOf<{ status: ApplicationStatus }>('partner p')({ status: text('p.status') });
const READ_STANDING = `select ${STANDING.select} from partner p where p.id = $1`;

/** Whoever lets somebody in does not decide on what they send: somebody else has to be left for that. */
const keepAnother = async (tx: Tx, partnerId: string | null, user: SignedIn): Promise<void> => {
  if (partnerId === null) return;
  const [found] = await STANDING.read(tx, {
    name: 'standing-of-contact',
    text: READ_STANDING,
    values: [partnerId],
  });
  if (!found) return;
  const { status } = found;
  const record = { partnerId, merchantId: null, status, partnerStatus: status };
  if (await isLastReviewer(tx, record, user)) throw fail('rule_last_reviewer', LAST);
};

const GIVE = `select ${BEFORE.select} from give_contact($1, $2, $3) b`;

const give = async (tx: Tx, values: readonly unknown[], maker: string): Promise<Contact> => {
  await tx.query({ name: 'made-by-applicant', text: MADE_BY, values: [maker] });
  const [before] = await BEFORE.read(tx, { name: 'give-contact', text: GIVE, values: [...values] });
  await tx.query({ name: 'made-by-applicant', text: MADE_BY, values: [''] });
  if (!before) throw isFinal();
  return before;
};

/** Whoever else asks of the same application is told that it has a number now: what was asked before says nothing of that one. */
const refuseOthers = async (tx: Tx, id: string, at: Date, by: string): Promise<void> => {
  const values = [id, GIVEN.fil, GIVEN.en, at, by];
  const others = await LOCKED_REQUEST.read(tx, {
    name: 'refuse-other-contacts',
    text: REFUSE_OTHERS,
    values,
  });
  for (const other of others)
    await sendToContact(
      tx,
      other,
      composeContactRefused(other.identifier, other.reason ?? ''),
      other.language,
    );
};

/**
 * Gives an application the number that is asked for in the place of a lost one, or refuses it. Whoever asked is told, and of a change
 * the number before too; other requests of the application are refused. 404, 422 rule_request_final, rule_own_request, rule_last_reviewer.
 */
export const decideContactRequest = os.contactRequests.decideContactRequest.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const { body } = input;
    const at = deps.now();
    const id = toId(input.params.id);
    const locked = await LOCKED_REQUEST.read(tx, {
      name: 'lock-contact-requests',
      text: LOCK,
      values: [id],
    });
    const asked = locked.find((request) => request.id === id);
    if (!asked) throw notFound();
    if (asked.state !== 'PENDING') throw isFinal();
    const { language } = asked;
    // Its number is told to whoever is let in, and to nobody else.
    const called = asked.referenceNumber ?? asked.identifier;
    if (body.isApproved) {
      if (asked.isReaders) throw fail('rule_own_request', OWN);
      await keepAnother(tx, asked.partnerId, user);
      const before = await give(tx, [id, user.username, at], `applicant:${called}`);
      const page = `${deps.config.publicUrl.replace(/\/$/, '')}${applicantPages.applyContinue.path}`;
      await sendToContact(tx, asked, composeContactGiven(called, page), language);
      // An address that stays is told too: it may be the only one where the owner still reads. The same one given anew is told above.
      const old = { ...before, email: before.email === asked.email ? null : before.email };
      await sendToContact(tx, old, composeContactChanged(called), language);
      await refuseOthers(tx, id, at, user.username);
    } else await sendToContact(tx, asked, composeContactRefused(asked.identifier, body.reason), language);
    const reason = body.isApproved ? null : body.reason;
    const values = [id, body.isApproved ? 'APPLIED' : 'REFUSED', reason, at, user.username];
    const [decided] = await CONTACT_REQUEST.read(tx, {
      name: 'decide-contact-request',
      text: DECIDE,
      values,
    });
    if (!decided) throw notFound();
    return { data: decided };
  },
);
