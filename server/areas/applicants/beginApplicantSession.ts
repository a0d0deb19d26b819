import { typedReference } from '#domain/formats/typedReference.ts';
import { osOpen } from '../../http/os.ts';
import { checkCode, codeEnded, tryOf } from '../../signIn/checkCode.ts';
import { openSession } from './openSession.ts';

/** Turns the code of an applicant's challenge into a session of 12 hours, the same one for the same try. Throws as `checkCode`. */
export const beginApplicantSession = osOpen.applicants.beginApplicantSession.handler(
  async ({ input, context }) => {
    const { challengeId, otp } = input.body;
    const tried = { id: challengeId, code: otp, purposes: ['applicant'], tryHash: tryOf(context) } as const;
    const challenge = await checkCode(context, tried);
    const data = await openSession(context, challenge, challengeId);
    if (!data) throw codeEnded();
    // The number that was typed may be that of stores which were added later: what is followed is that application.
    const named = challenge.partnerId === null ? null : typedReference(challenge.username);
    return { data: { ...data, referenceNumber: named ?? data.referenceNumber } };
  },
);
