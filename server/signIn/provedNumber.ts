import type { Tx } from '../db/context.ts';
import { tokenHash } from './tokensAndCodes.ts';

// Who sends several requests at once waits here, so that none is counted past the last.
const PROVED = `select mobile_number as "mobileNumber" from otp_challenge
  where reset_hash = $1 and purpose = 'registration' and reset_used_at is null and reset_expires_at > $2 for update`;

/** The mobile number that a registrant has proved, as long as nobody has registered with the proof; it stays locked. Undefined for any other proof. */
export const provedNumber = async (tx: Tx, otpId: string, now: Date): Promise<string | undefined> => {
  const [row] = await tx.query<{ mobileNumber: string }>({
    name: 'registration-proof',
    text: PROVED,
    values: [tokenHash(otpId), now],
  });
  return row?.mobileNumber;
};
