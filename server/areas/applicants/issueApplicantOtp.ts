import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { issueChallenge } from '../../signIn/challenges.ts';
import { findContact, identifierOf } from './findContact.ts';

const PURPOSE = { purpose: 'applicant', way: 'sms', userId: null } as const;

/**
 * Sends the code of an applicant's session. Every identifier gets a challenge, so that nobody learns which applications there are. 429
 * above three a minute for one number or identifier, and above what one address may ask for.
 */
export const issueApplicantOtp = osOpen.applicants.issueApplicantOtp.handler(async ({ input, context }) => {
  const { body } = input;
  if ('mobileNumber' in body) {
    const { mobileNumber, email } = body;
    const about = { ...PURPOSE, username: mobileNumber, mobileNumber, email, partnerId: null, draftId: null };
    return { data: { challengeId: await issueChallenge(context, about) } };
  }
  const identifier = identifierOf(body.identifier);
  const { deps, requestId } = context;
  const contact = await withSession(deps.pools, requestId, (tx) => findContact(tx, identifier, deps.now()));
  const about = { ...PURPOSE, ...contact, username: identifier.name };
  return { data: { challengeId: await issueChallenge(context, about) } };
});
