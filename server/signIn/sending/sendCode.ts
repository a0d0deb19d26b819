import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { composeOtp } from '../../messages/compose.ts';
import type { Challenge } from '../challenge.ts';
import { sendToContact } from './sendToContact.ts';
import { sendToUser } from './sendToUser.ts';

/** Whether a code goes to a number that whoever asks for it has named, with no account behind it. */
export const toAnyNumber = (purpose: Challenge['purpose']): boolean =>
  purpose === 'applicant' || purpose === 'registration';

/** Sends a challenge's code to its user, to the contact of an application or to whoever registers; to an unknown one nothing, by the same work. */
export const sendCode = async (
  tx: Tx,
  challenge: Pick<Challenge, 'purpose' | 'userId' | 'mobileNumber' | 'email' | 'codeHash'>,
  code: string,
  language: Language,
): Promise<void> => {
  const composed = { ...composeOtp(challenge.purpose, code), secretHash: challenge.codeHash };
  if (toAnyNumber(challenge.purpose)) await sendToContact(tx, challenge, composed, language);
  else await sendToUser(tx, challenge.userId, composed, language);
};
