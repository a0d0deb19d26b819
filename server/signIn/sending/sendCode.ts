import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { type Codes, composeOtp } from '../../messages/compose.ts';
import type { Challenge } from '../challenge.ts';
import { sendToContact } from './sendToContact.ts';
import { mustLeave, sendToUser } from './sendToUser.ts';

/** Whether a code goes to a number that whoever asks for it has named, with no account behind it. */
export const toAnyNumber = (purpose: Challenge['purpose']): boolean =>
  purpose === 'applicant' || purpose === 'registration';

/** Nobody turns the second factor on for a number that they cannot read, and a mailbox proves nothing in the middle of the work. */
const NUMBER_ALONE = ['sms'] as const;

/**
 * Sends a challenge's codes to its user, to the contact of an application or to a registrant; to an unknown one nothing, by the same
 * work. Throws 429 where the number of a second factor may get no more.
 */
export const sendCode = async (
  tx: Tx,
  challenge: Pick<Challenge, 'purpose' | 'userId' | 'mobileNumber' | 'email' | 'codeHash'>,
  codes: Codes,
  language: Language,
): Promise<void> => {
  const composed = { ...composeOtp(challenge.purpose, codes), secretHash: challenge.codeHash };
  const { purpose, userId } = challenge;
  if (toAnyNumber(purpose)) await sendToContact(tx, challenge, composed, language);
  else if (purpose === 'factor' || purpose === 'proof')
    mustLeave(await sendToUser(tx, userId, composed, language, NUMBER_ALONE), NUMBER_ALONE);
  else await sendToUser(tx, userId, composed, language);
};
