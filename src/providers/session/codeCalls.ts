import { request } from '../http/request.ts';
import { adoptTokens } from './session.ts';
import { type OtpAnswer, readChallenge, readData, readOtp } from './sessionAnswers.ts';

/** Checks a code. After a login the session has begun. */
export async function checkCode(challengeId: string, otp: string): Promise<OtpAnswer> {
  const answer = readOtp(await request('POST', '/api/user/2fa', { body: { challengeId, otp } }));
  if ('tokens' in answer) adoptTokens(answer.tokens);
  return answer;
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
  try {
    await request('POST', path, { body: { ...proof, newPassword } });
  } catch (error) {
    console.error('change-password failed', error instanceof Error ? error.message : error);
    throw error;
  }
}
