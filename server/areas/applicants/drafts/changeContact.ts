import { isLanguage, type Language } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, text } from '../../../db/columns/kinds.ts';
import { type Tx, withSession } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { osOpen } from '../../../http/os.ts';
import { composeContactChanged } from '../../../messages/composeDraft.ts';
import type { Challenge } from '../../../signIn/challenge.ts';
import { checkCode, codeEnded } from '../../../signIn/checkCode.ts';
import { rememberDevice } from '../../../signIn/knownDevice.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';
import { signedInUser } from '../../../signIn/signedInUser.ts';

interface Before {
  mobileNumber: string;
  email: string | null;
  language: Language;
  isOfPartner: boolean;
}
const BEFORE = columnsOf<Before>('applicant_draft d')({
  mobileNumber: text('d.mobile_number'),
  email: text('d.email'),
  language: text('d.language'),
  isOfPartner: flag('d.existing_partner_id is not null'),
});
// Of two changes at once the second one finds another contact than its session's.
const LOCK = `select ${BEFORE.select} from applicant_draft d
  where d.id = $1 and d.reference_number = $2 and d.contact = $3 and d.state = 'OPEN' for update of d`;
const DRAFT = 'update applicant_draft set mobile_number = $2, email = $3 where id = $1';
const SESSION = 'update applicant_session set mobile_number = $2, email = $3 where id = $1 and draft_id = $4';
const LINKS = 'update applicant_link set used_at = $2 where draft_id = $1 and used_at is null';

const OF_PARTNER = {
  en: 'Codes for this application go to the registered contact of your business: have our support change that one.',
  fil: 'Sa nakarehistrong contact ng iyong negosyo pumupunta ang mga code ng aplikasyong ito: ipabago iyon sa aming support.',
};

const lock = async (tx: Tx, { actor }: SignedIn, referenceNumber: string): Promise<Before> => {
  const values = [actor.draftId ?? null, referenceNumber, actor.contact];
  const [row] = await BEFORE.read(tx, { name: 'lock-draft-contact', text: LOCK, values });
  if (!row) throw notFound();
  if (row.isOfPartner) throw fail('rule_not_editable', OF_PARTNER);
  return row;
};

/** A code that was sent to a number that somebody named, for nothing that was there. */
const isOfNewContact = ({ partnerId, draftId, mobileNumber }: Challenge): boolean =>
  partnerId === null && draftId === null && mobileNumber !== null;

/**
 * Makes what a code was sent to the contact of the session's draft. The session goes on; others of it, and links and codes that went to
 * the old contact, count no more, and that one is told. 404 as `lockDraft`, 422
 * rule_not_editable for a draft of stores; throws as `checkCode`.
 */
export const changeContact = osOpen.applicantDrafts.changeContact.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  const { referenceNumber } = input.params;
  const { challengeId, otp } = input.body;
  // Whose it is comes before the code: a code is not used up for what is not there.
  await withSession(deps.pools, requestId, (tx) => lock(tx, user, referenceNumber));
  const proved = await checkCode(context, { id: challengeId, code: otp, purposes: ['applicant'] });
  if (!isOfNewContact(proved)) throw codeEnded();
  const giveDevice = await withSession(deps.pools, requestId, async (tx) => {
    const before = await lock(tx, user, referenceNumber);
    const { draftId } = user.actor;
    const contact = [proved.mobileNumber, proved.email];
    await tx.query({ text: DRAFT, values: [draftId, ...contact] });
    await tx.query({ text: SESSION, values: [user.applicantId, ...contact, draftId] });
    await tx.query({ text: LINKS, values: [draftId, deps.now()] });
    const language = isLanguage(before.language) ? before.language : context.language;
    await sendToContact(tx, before, composeContactChanged(referenceNumber), language);
    return rememberDevice(tx, context, proved);
  });
  giveDevice();
  return { data: { done: true as const } };
});
