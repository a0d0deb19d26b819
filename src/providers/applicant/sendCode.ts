import { postAlone } from '../http/postAlone.ts';
import { randomId } from '../http/randomId.ts';
import { sendAgain } from '../http/sendAgain.ts';
import { readChallenge, readData } from '../session/sessionAnswers.ts';
import type { Answer } from './ask.ts';
import { ask } from './ask.ts';
import { type Contact, type HeldSession, heldSession, holdSession } from './held.ts';
import { forgetAllPhotos } from './keptPhotos.ts';
import { keepWaiting, type SentCode } from './waitingCode.ts';

const RESEND_MS = 60_000;

/** Sends a code to a number, or to the contact of an application; known and unknown ones are answered alike. */
export const sendCode = async (contact: Contact): Promise<SentCode> => {
  const { challengeId } = readChallenge(readData(await postAlone('/api/self-service/otp', contact)));
  return { challengeId, contact, resendAt: Date.now() + RESEND_MS };
};

/** Sends another code in the place of the last one. */
export const sendAnother = async (sent: SentCode): Promise<SentCode> => {
  const body = await postAlone('/api/user/otp/resend', { challengeId: sent.challengeId });
  const { retryAfter } = readData(body) as { retryAfter?: number };
  return { ...sent, resendAt: Date.now() + (retryAfter ?? 60) * 1000 };
};

type Begun = Answer<'applicants', 'beginApplicantSession'>;

/** The code that was entered last, and the key of its tries: the same one again is the same try. */
let tried = { code: '', key: '' };

/** How a code is sent: what the line has lost goes once more, and is known as the same try for a minute. */
export const asOneTry = ({ challengeId }: SentCode, otp: string) => {
  const code = `${challengeId} ${otp}`;
  if (tried.code !== code) tried = { code, key: randomId() };
  return { key: tried.key, by: sendAgain };
};

/**
 * Turns a code into this tab's session. What the line has lost is sent again, and the same code once more is answered the same for a
 * minute. Rejects with an ApiError: rule_otp_wrong, rule_otp_expired, rule_otp_used_up.
 */
export const enterCode = async (sent: SentCode, otp: string): Promise<HeldSession> => {
  const { challengeId, contact } = sent;
  const body = await postAlone('/api/self-service/session', { challengeId, otp }, asOneTry(sent, otp));
  const { accessToken, expiresIn, partnerId, referenceNumber } = readData(body) as Begun;
  const session = { accessToken, until: Date.now() + expiresIn * 1000, partnerId, referenceNumber, contact };
  holdSession(session);
  keepWaiting(null);
  return session;
};

/** Ends the session here and on the server; without a line the tab forgets it all the same. */
export const leaveDevice = async (): Promise<void> => {
  const session = heldSession();
  try {
    if (session && session.until > Date.now())
      await ask('POST', '/api/self-service/session/end', { once: true });
  } finally {
    holdSession(null);
    keepWaiting(null);
    forgetAllPhotos();
  }
};
