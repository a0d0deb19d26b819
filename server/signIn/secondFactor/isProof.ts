import { isOtpCode } from '#domain/signIn/otp.ts';
import { readRecoveryCode } from '#domain/signIn/recoveryCode.ts';
import type { Tx } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import type { Challenge } from '../challenge.ts';
import { codeHash, sameHash } from '../tokensAndCodes.ts';
import { takeAppCode } from './authenticatorApp.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { tellSecondFactor } from './tellSecondFactor.ts';

/** Whether a text has the form of what may be tried for one of these purposes: six digits, or a recovery code of a sign-in. */
export const mayBeProof = (code: string, purposes: readonly Challenge['purpose'][]): boolean =>
  isOtpCode(code) || (purposes.includes('login') && readRecoveryCode(code) !== null);

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
 * Whether this proves who a challenge asks for: the code that was sent, the one that the user's app shows, or a recovery code of
 * a sign-in. The latter two are used up by that.
 */
export const isProof = async (
  tx: Tx,
  context: RequestContext,
  { secret, now }: { secret: string; now: Date },
  { id, purpose, way, userId, username, codeHash: expected }: Challenge,
  code: string,
): Promise<boolean> => {
  if (purpose === 'login' && userId && !isOtpCode(code))
    return byRecovery(tx, context, { userId, username }, code);
  if (way === 'app') return userId !== null && takeAppCode(tx, { userId, secret, now }, code);
  return sameHash(expected, codeHash(secret, id, code));
};
