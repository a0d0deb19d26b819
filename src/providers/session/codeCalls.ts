import { ApiError, loggedAnew } from '../http/apiError.ts';
import { request } from '../http/request.ts';
import { adoptTokens } from './session.ts';
import {
  type Challenge,
  type OtpAnswer,
  readChallenge,
  readData,
  readOtp,
  readTokens,
} from './sessionAnswers.ts';

/** Checks a code. After a login the session has begun. */
export async function checkCode(challengeId: string, otp: string): Promise<OtpAnswer> {
  const answer = readOtp(await request('POST', '/api/user/2fa', { body: { challengeId, otp } }));
  if ('tokens' in answer) adoptTokens(answer.tokens);
  return answer;
}

/** Answers a challenge of a sign-in by a passkey, which the browser asks for; the session has begun. Rejects with an ApiError when it gives none. */
export async function answerByPasskey({ challengeId, options }: Challenge): Promise<void> {
  if (!options) throw new ApiError(422, 'passkey_unused', 'Passkeys do not work here');
  // With what speaks to the browser, which those who type codes do without.
  const { signByPasskey } = await import('./passkey.ts');
  const passkey = await signByPasskey(options);
  adoptTokens(readTokens(await request('POST', '/api/user/2fa', { body: { challengeId, passkey } })));
}

/** Sends a new code; answers the seconds until another may be asked for. */
export async function resendCode(challengeId: string): Promise<number> {
  const data = readData(await request('POST', '/api/user/otp/resend', { body: { challengeId } }));
  const wait =
    typeof data === 'object' && data !== null && 'retryAfter' in data ? Number(data.retryAfter) : Number.NaN;
  return Number.isFinite(wait) ? wait : 60;
}

/** Asks for a code to set a new password; known and unknown usernames are answered alike. */
export async function askForReset(username: string): Promise<string> {
  const body = await request('POST', '/api/user/password/forgot', { body: { username } });
  return readChallenge(readData(body)).challengeId;
}

export type PasswordProof = { currentPassword: string } | { resetToken: string };

/** Sets a new password for a user, proved by the current one (signed in) or by a reset. A failure is logged and rethrown. */
export async function changePassword(
  username: string,
  proof: PasswordProof,
  newPassword: string,
): Promise<void> {
  const path = `/api/user/change-password/${encodeURIComponent(username)}`;
  await loggedAnew('change-password', () => request('POST', path, { body: { ...proof, newPassword } }));
}
