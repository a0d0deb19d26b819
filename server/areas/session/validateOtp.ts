import { withSession } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { osOpen } from '../../http/os.ts';
import { checkCode } from '../../signIn/checkCode.ts';
import { wrongCredentials } from '../../signIn/checkPassword.ts';
import { signIn } from '../../signIn/tokens.ts';
import { newToken, tokenHash } from '../../signIn/tokensAndCodes.ts';

const RESET_MS = 10 * 60_000;
const ALLOW = 'update otp_challenge set reset_hash = $2, reset_expires_at = $3 where id = $1';

const allowReset = async ({ deps, requestId }: RequestContext, challengeId: string): Promise<string> => {
  const resetToken = newToken();
  const resetExpiresAt = new Date(deps.now().getTime() + RESET_MS);
  await withSession(deps.pools, requestId, (tx) =>
    tx.query({ text: ALLOW, values: [challengeId, tokenHash(resetToken), resetExpiresAt] }),
  );
  return resetToken;
};

/** Checks the code of a challenge, or what a passkey has signed: tokens for a sign-in, for a forgotten password a token that sets a new one within 10 minutes. */
export const validateOtp = osOpen.session.validateOtp.handler(async ({ input, context }) => {
  const { body } = input;
  const code = 'passkey' in body ? body.passkey : body.otp;
  const challenge = await checkCode(context, { id: body.challengeId, code, purposes: ['login', 'password'] });
  if (challenge.purpose === 'password')
    return { data: { resetToken: await allowReset(context, challenge.id) } };
  const { userId, username, issuedAt, identityId } = challenge;
  const provedAt = challenge.provesFactor ? context.deps.now() : null;
  const tokens =
    userId && (await signIn(context, { userId, username, since: issuedAt, provedAt, identityId }));
  if (!tokens) throw wrongCredentials();
  return { data: tokens };
});
