import { typedReference } from '#domain/formats/typedReference.ts';
import { osOpen } from '../../http/os.ts';
import { checkCode, codeEnded } from '../../signIn/checkCode.ts';
import { openSession } from './openSession.ts';

/** Turns the code of an applicant's challenge into a session of 12 hours. Throws as `checkCode`. */
export const beginApplicantSession = osOpen.applicants.beginApplicantSession.handler(
  async ({ input, context }) => {
    const { challengeId, otp } = input.body;
    const challenge = await checkCode(context, { id: challengeId, code: otp, purposes: ['applicant'] });
    const data = await openSession(context, challenge);
    if (!data) throw codeEnded();
    // The number that was typed may be that of stores which were added later: what is followed is that application.
    const named = challenge.partnerId === null ? null : typedReference(challenge.username);
    return { data: { ...data, referenceNumber: named ?? data.referenceNumber } };
  },
);
