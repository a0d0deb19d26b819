import { PROOF_LIFETIME_MS } from '#domain/signIn/otp.ts';
import { withSession } from '../../../db/context.ts';
import { osOpen } from '../../../http/os.ts';
import { issueChallenge } from '../../../signIn/challenges.ts';
import { checkCode } from '../../../signIn/checkCode.ts';
import { newToken, tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { usableCode } from './usableCode.ts';

const ABOUT = {
  purpose: 'registration',
  way: 'sms',
  userId: null,
  email: null,
  partnerId: null,
  draftId: null,
} as const;
const PROVE = 'update otp_challenge set reset_hash = $2, reset_expires_at = $3 where id = $1';

/**
 * Sends the code that proves a number, whether or not an account has it: with a registration code alone, so that nobody has messages
 * sent to strangers. 422 rule_registration_code, 429 above three a minute for one number and from one address.
 */
export const issueRegistrationOtp = osOpen.registrationCodes.issueRegistrationOtp.handler(
  async ({ input, context }) => {
    const { registrationCode, mobileNumber } = input.body;
    await usableCode(context, registrationCode, 'registrationCode');
    const challengeId = await issueChallenge(context, { ...ABOUT, username: mobileNumber, mobileNumber });
    return { data: { challengeId } };
  },
);

/** Turns the code into the proof that a registration takes. Throws as `checkCode`. */
export const checkRegistrationOtp = osOpen.registrationCodes.checkRegistrationOtp.handler(
  async ({ input, context }) => {
    const { challengeId, otp } = input.body;
    const { deps, requestId } = context;
    const challenge = await checkCode(context, { id: challengeId, code: otp, purposes: ['registration'] });
    const otpId = newToken();
    const expiresAt = new Date(deps.now().getTime() + PROOF_LIFETIME_MS);
    await withSession(deps.pools, requestId, (tx) =>
      tx.query({ text: PROVE, values: [challenge.id, tokenHash(otpId), expiresAt] }),
    );
    return { data: { otpId, expiresIn: PROOF_LIFETIME_MS / 1000 } };
  },
);
