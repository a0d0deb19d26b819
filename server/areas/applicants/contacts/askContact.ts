import { pathOf } from '#domain/pages.ts';
import { rolesGiving } from '#domain/permissions.ts';
import { isLanguage } from '#domain/sentence.ts';
import { withSession } from '../../../db/context.ts';
import { osOpen } from '../../../http/os.ts';
import { composeContactAsked, composeContactReceived } from '../../../messages/composeContact.ts';
import { leaveWith } from '../../../notices/leaveWith.ts';
import type { Challenge } from '../../../signIn/challenge.ts';
import { checkCode, codeEnded, tryOf } from '../../../signIn/checkCode.ts';
import { rememberDevice } from '../../../signIn/knownDevice.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';
import { findContact, identifierOf } from '../findContact.ts';
import { contactNotices } from './contactNotices.ts';

const ASK = 'select ask_contact($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as called';

/** A code that was sent to a number that somebody named, for nothing that was there. */
const isOfNewContact = ({ partnerId, draftId, mobileNumber }: Challenge): boolean =>
  partnerId === null && draftId === null && mobileNumber !== null;

/**
 * Keeps for a reviewer that an application gets the number that a code was sent to, in the place of one that is lost. Whoever is reached
 * there now is told, so that they may object. Unknown applications are answered alike. The same try again, as its answer was lost, asks for
 * nothing more. Throws as `checkCode`.
 */
export const askContact = osOpen.contactRequests.askContact.handler(async ({ input, context }) => {
  const { deps, requestId, language } = context;
  const { identifier, fullName, businessName, tinNumber, challengeId, otp } = input.body;
  const tried = { id: challengeId, code: otp, purposes: ['applicant'], tryHash: tryOf(context) } as const;
  const proved = await checkCode(context, tried);
  if (!isOfNewContact(proved)) throw codeEnded();
  const found = identifierOf(identifier);
  const named = found.reference ?? identifier;
  const at = deps.now();
  const giveDevice = await withSession(deps.pools, requestId, async (tx) => {
    const before = await findContact(tx, found, at);
    const said = [fullName, businessName, tinNumber, proved.mobileNumber, proved.email];
    const spoken = isLanguage(language) ? language : 'en';
    const values = [named, before.draftId, before.partnerId, ...said, spoken, at];
    const [made] = await tx.query<{ called: string | null }>({ name: 'ask-contact', text: ASK, values });
    // What is said to the new number is the same for every number that is named.
    await sendToContact(tx, proved, composeContactReceived(named, at), spoken);
    if (made?.called) {
      await sendToContact(tx, before, composeContactAsked(made.called), spoken);
      await leaveWith(tx, {
        roles: rolesGiving('PM_SBO_REVIEW'),
        kind: contactNotices['contact-request-waits'],
        params: { identifier: made.called },
        link: pathOf('contactRequests'),
        at,
      });
    }
    return rememberDevice(tx, context, proved);
  });
  giveDevice();
  return { data: { done: true as const } };
});
