import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { codeEnded } from './codeEnded.ts';

// Two who come at once wait for each other here: the second sees what the first has left.
const USE = `update registration_code set uses = uses + 1
  where id = $1 and revoked_at is null and date_expires >= $2::date and uses < max_uses returning id`;

/** Counts one more who registers with a code; 422 rule_registration_code when that was one too many, or it is over meanwhile. */
export const useCode = async (tx: Tx, id: string, today: string): Promise<void> => {
  const used = await tx.query({ name: 'use-registration-code', text: USE, values: [id, today] });
  if (!used.length) throw codeEnded('registrationCode');
};

const PROVED = `update otp_challenge set reset_used_at = $3
  where reset_hash = $1 and purpose = 'registration' and mobile_number = $2 and reset_used_at is null and reset_expires_at > $3
  returning id`;
const NOT_PROVED = {
  en: 'Verify this mobile number first: the proof has ended, was used, or is of another number.',
  fil: 'I-verify muna ang mobile number na ito: tapos na o nagamit na ang patunay, o sa ibang numero ito.',
};

export const notProved = (field: 'otpId' | 'contactNumber.mobile') =>
  fail('rule_otp_expired', NOT_PROVED, { fields: { [field]: NOT_PROVED } });

/** Uses the proof of a mobile number up. 422 rule_otp_expired. */
export const useProof = async (tx: Tx, otpId: string, mobileNumber: string, now: Date): Promise<void> => {
  const values = [tokenHash(otpId), mobileNumber, now];
  const used = await tx.query({ name: 'use-proved-number', text: PROVED, values });
  if (!used.length) throw notProved('contactNumber.mobile');
};
