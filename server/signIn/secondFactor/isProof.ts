import type { PasskeyAnswer } from '#contract/shapes/passkey.ts';
import { isOtpCode } from '#domain/signIn/otp.ts';
import { readRecoveryCode } from '#domain/signIn/recoveryCode.ts';
import type { Tx } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import type { Challenge } from '../challenge.ts';
import { codeHash, sameHash } from '../tokensAndCodes.ts';
import { takeAppCode } from './authenticatorApp.ts';
import { takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { tellSecondFactor } from './tellSecondFactor.ts';

/** What is tried: a code that was typed, or what a passkey has signed. */
export type Tried = string | PasskeyAnswer;

const isAnsweredByPasskey = (purpose: Challenge['purpose']): boolean =>
  purpose === 'login' || purpose === 'proof';

/** Whether this has the form of what may be tried for one of these purposes: six digits; of a sign-in a recovery code or a passkey's answer too. */
export const mayBeProof = (code: Tried, purposes: readonly Challenge['purpose'][]): boolean =>
  typeof code !== 'string'
    ? purposes.some(isAnsweredByPasskey)
    : isOtpCode(code) || (purposes.includes('login') && readRecoveryCode(code) !== null);

const byRecovery = async (
  tx: Tx,
  context: RequestContext,
  { userId, username }: { userId: string; username: string },
  code: string,
): Promise<boolean> => {
  if (!(await takeRecoveryCode(tx, userId, code, context.deps.now()))) return false;
  await tellSecondFactor(tx, context, 'RECOVERY_CODE_USED', { userId, username });
  return true;
};

/**
 * Whether this proves who a challenge asks for: the code that was sent, the one that the user's app shows, what a passkey of theirs has
 * signed, or a recovery code of a sign-in. What an app shows and a recovery code are used up by that.
 */
export const isProof = async (
  tx: Tx,
  context: RequestContext,
  { secret, now }: { secret: string; now: Date },
  { id, purpose, way, userId, username, codeHash: expected, mailCodeHash }: Challenge,
  code: Tried,
): Promise<boolean> => {
  if (typeof code !== 'string') {
    if (way !== 'passkey' || !isAnsweredByPasskey(purpose) || userId === null) return false;
    return takePasskey(tx, context, { userId, challenge: expected, now }, code);
  }
  if (purpose === 'login' && userId && !isOtpCode(code))
    return byRecovery(tx, context, { userId, username }, code);
  if (way === 'passkey') return false;
  if (way === 'app') return userId !== null && takeAppCode(tx, { userId, secret, now }, code);
  const typed = codeHash(secret, id, code);
  return sameHash(expected, typed) || sameHash(mailCodeHash ?? '', typed);
};
