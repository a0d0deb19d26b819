import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../db/context.ts';
import { composeOtp } from '../messages/compose.ts';
import type { Challenge } from './challenge.ts';
import { sendToContact } from './sendToContact.ts';
import { sendToUser } from './sendToUser.ts';

/** Sends a challenge's code to its user, or to the contact of an application; to an unknown one nothing, by the same work. */
export const sendCode = (
  tx: Tx,
  challenge: Pick<Challenge, 'purpose' | 'userId' | 'mobileNumber' | 'email'>,
  code: string,
  language: Language,
): Promise<void> => {
  const composed = composeOtp(challenge.purpose, code);
  return challenge.purpose === 'applicant'
    ? sendToContact(tx, challenge, composed, language)
    : sendToUser(tx, challenge.userId, composed, language);
};
