import { isLanguage, type Language } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { type Tx, withSession } from '../../../db/context.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../../http/os.ts';
import { composeDraftLink } from '../../../messages/composeDraft.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';
import { takeMessage } from '../../../signIn/sending/takeMessage.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { identifierOf } from '../findContact.ts';
import { makeLink } from './makeLink.ts';

const LINKS_AN_HOUR = 3;

interface Linked {
  id: string;
  referenceNumber: string;
  mobileNumber: string;
  email: string | null;
  language: Language;
}
const LINKED = columnsOf<Linked>('applicant_draft d')({
  id: id('d.id'),
  referenceNumber: text('d.reference_number'),
  mobileNumber: text('d.mobile_number'),
  email: text('d.email'),
  language: text('d.language'),
});
// By its number, or by a link of it that may have ended.
const FIND = `select ${LINKED.select} from applicant_draft d where d.state = 'OPEN' and d.expires_at > $3
  and (d.reference_number = $1 or d.id = (select l.draft_id from applicant_link l where l.token_hash = $2))`;

interface Asked {
  reference: string | null;
  hash: string | null;
}

const find = async (tx: Tx, { reference, hash }: Asked, now: Date): Promise<Linked | undefined> => {
  const [row] = await LINKED.read(tx, { name: 'draft-of-link', text: FIND, values: [reference, hash, now] });
  return row;
};

/** Sends a link to the draft's own contact. For one that there is not everything happens alike, only that nothing is sent. */
export const sendLink = osOpen.applicantLinks.sendLink.handler(async ({ input, context }) => {
  const { body } = input;
  const { deps, requestId } = context;
  const isToken = 'token' in body;
  const identifier = isToken ? null : identifierOf(body.referenceNumber);
  const hash = isToken ? tokenHash(body.token) : null;
  // A stranger who knows the number alone does not use up what the holder of a link may ask for.
  const name = `link:${hash ?? identifier?.name.toLowerCase()}`;
  await takeFromLimit(context, `draft-${name}`, LINKS_AN_HOUR, 'hour');
  await takeMessage(context, { name, knownAs: '' });
  await withSession(deps.pools, requestId, async (tx) => {
    const draft = await find(tx, { reference: identifier?.reference ?? null, hash }, deps.now());
    const { link, secretHash } = await makeLink(tx, deps, draft?.id ?? null);
    const contact = { mobileNumber: draft?.mobileNumber ?? null, email: draft?.email ?? null };
    const language = isLanguage(draft?.language) ? draft.language : context.language;
    const message = { ...composeDraftLink(draft?.referenceNumber ?? '', link), secretHash };
    await sendToContact(tx, contact, message, language);
  });
  return { data: { done: true as const } };
});
