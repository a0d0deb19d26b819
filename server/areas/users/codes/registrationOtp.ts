import { PROOF_LIFETIME_MS } from '#domain/signIn/otp.ts';
import { type Tx, withSession } from '../../../db/context.ts';
import { sign } from '../../../http/caller/sign.ts';
import { knownIds } from '../../../http/ids.ts';
import { osOpen } from '../../../http/os.ts';
import { issueChallenge } from '../../../signIn/challenges.ts';
import { checkCode } from '../../../signIn/checkCode.ts';
import { rememberDevice } from '../../../signIn/knownDevice.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { PICTURES_KEPT_MS } from './uploadRegistrationFile.ts';
import { usableCode } from './usableCode.ts';

interface Former {
  otpId: string;
  fileIds: readonly string[];
}

const ABOUT = { purpose: 'registration', way: 'sms', userId: null, email: null, draftId: null } as const;
// What was registered with stays with that.
const CARRY = `with carried as (
    update registration_file i set proof_hash = $2 from file f
    where i.proof_hash = $1 and i.file_id = any ($3::bigint[]) and i.user_request_id is null and f.id = i.file_id and f.expires_at > $4
    returning i.file_id
  ) update file f set expires_at = $5 from carried c where f.id = c.file_id`;
const PROVE = 'update otp_challenge set reset_hash = $2, reset_expires_at = $3 where id = $1';

/**
 * Sends the code that proves a number, whether or not an account has it: with a registration code alone, so that nobody has messages
 * sent to strangers. 422 rule_registration_code, 429 as `takeIssue`.
 */
export const issueRegistrationOtp = osOpen.registrationCodes.issueRegistrationOtp.handler(
  async ({ input, context }) => {
    const { registrationCode, mobileNumber } = input.body;
    const { partnerId } = await usableCode(context, registrationCode, 'registrationCode');
    const about = { ...ABOUT, username: mobileNumber, mobileNumber, partnerId };
    const challengeId = await issueChallenge(context, about);
    return { data: { challengeId } };
  },
);

/** Has pictures of an earlier proof, which only whoever has that can name, go on with the new one: nobody takes them twice. */
const carryOver = async (tx: Tx, former: Former, proof: string, now: Date): Promise<void> => {
  const until = new Date(now.getTime() + PICTURES_KEPT_MS);
  const values = [tokenHash(former.otpId), proof, knownIds(former.fileIds), now, until];
  await tx.query({ name: 'carry-registration-files', text: CARRY, values });
};

/** Turns the code into the proof that a registration takes. Throws as `checkCode`. */
export const checkRegistrationOtp = osOpen.registrationCodes.checkRegistrationOtp.handler(
  async ({ input, context }) => {
    const { challengeId, otp, former } = input.body;
    const { deps, requestId } = context;
    const challenge = await checkCode(context, { id: challengeId, code: otp, purposes: ['registration'] });
    const now = deps.now();
    // Signed, so that uploads with it count for the person who registers and not for an address that many share.
    const seconds = PROOF_LIFETIME_MS / 1000;
    const otpId = await sign(deps.pools, 'registration', challenge.id, {}, seconds, now);
    const expiresAt = new Date(now.getTime() + PROOF_LIFETIME_MS);
    const giveDevice = await withSession(deps.pools, requestId, async (tx) => {
      await tx.query({ text: PROVE, values: [challenge.id, tokenHash(otpId), expiresAt] });
      if (former) await carryOver(tx, former, tokenHash(otpId), now);
      return rememberDevice(tx, context, challenge);
    });
    giveDevice();
    return { data: { otpId, expiresIn: seconds } };
  },
);
