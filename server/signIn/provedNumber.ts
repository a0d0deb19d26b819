import { columnsOf } from '../db/columns/columnsOf.ts';
import { text } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';
import { tokenHash } from './tokensAndCodes.ts';

const PROOF = columnsOf<{ mobileNumber: string }>('otp_challenge c')({
  mobileNumber: text('c.mobile_number'),
});
// Who sends several requests at once waits here, so that none is counted past the last.
const PROVED = `select ${PROOF.select} from otp_challenge c
  where c.reset_hash = $1 and c.purpose = 'registration' and c.reset_used_at is null and c.reset_expires_at > $2 for update`;

/** The mobile number that a registrant has proved, as long as nobody has registered with the proof; it stays locked. Undefined for any other proof. */
export const provedNumber = async (tx: Tx, otpId: string, now: Date): Promise<string | undefined> => {
  const values = [tokenHash(otpId), now];
  const [proof] = await PROOF.read(tx, { name: 'registration-proof', text: PROVED, values });
  return proof?.mobileNumber;
};
