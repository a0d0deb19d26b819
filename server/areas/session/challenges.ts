import { withSession } from '../../db/context.ts';
import { otpChallenge } from '../../db/schema/session.ts';
import type { RequestContext } from '../../http/deps.ts';
import { sharedSecret } from '../../http/keys.ts';
import { takeFromLimit } from '../../http/limits.ts';
import { composeOtp } from '../../messages/compose.ts';
import { deviceOf } from './present.ts';
import { codeHash, newCode } from './secrets.ts';
import { sendToUser } from './sendToUser.ts';

const ISSUES_A_MINUTE = 3;

type Purpose = 'login' | 'password';

/**
 * Counts a code that is about to be sent to a username, account or not; throws 429 above three a minute. Each purpose for
 * itself: anybody may ask for a forgotten password's code, and must not keep people from signing in.
 */
export const takeIssue = (context: RequestContext, purpose: Purpose, username: string): Promise<void> =>
  takeFromLimit(context, `otp:${purpose}:${username.toLowerCase()}`, ISSUES_A_MINUTE);

/**
 * Begins a challenge and sends its code; answers its id. Without a user (an unknown username) everything happens alike,
 * only that nothing is sent and no code can be right.
 */
export const issueChallenge = async (
  context: RequestContext,
  about: { purpose: Purpose; username: string; userId: string | null },
): Promise<string> => {
  await takeIssue(context, about.purpose, about.username);
  const { deps, requestId } = context;
  const secret = await sharedSecret(deps.pools);
  const [id, code] = [crypto.randomUUID() as string, newCode()];
  const made = {
    ...about,
    id,
    codeHash: codeHash(secret, id, code),
    issuedAt: deps.now(),
    deviceId: deviceOf(context),
  };
  await withSession(deps.pools, requestId, async (tx) => {
    await tx.db.insert(otpChallenge).values(made);
    await sendToUser(tx, about.userId, composeOtp(about.purpose, code), context.language);
  });
  return id;
};
