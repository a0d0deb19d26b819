import { mobileLast4 } from '#domain/formats/mobile.ts';
import { withSession } from '../../db/context.ts';
import { sharedSecret } from '../../http/caller/sharedSecret.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { issueToUser } from '../../signIn/challenges.ts';
import { checkPassword } from '../../signIn/checkPassword.ts';
import { beginApp } from '../../signIn/secondFactor/authenticatorApp.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { beginPasskey } from './passkeyToKeep.ts';

const noMobile = () =>
  fail('rule_no_mobile', {
    en: 'Your account has no mobile number: use an authenticator app, or ask an administrator.',
    fil: 'Walang mobile number ang account mo: gumamit ng authenticator app, o magtanong sa administrator.',
  });

/**
 * Begins to turn on a second factor, or to change it: nothing changes until its first code. 401 and 423 as a sign-in, 422
 * rule_no_mobile, rule_no_passkeys, 429.
 */
export const beginSecondFactor = osOpen.mySettings.beginSecondFactor.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const { userId, username, mobileNumber } = signedInUser(context);
  const { way, password } = input.body;
  await checkPassword(context, username, password);
  if (way === 'passkey') return { data: { way, ...(await beginPasskey(context, signedInUser(context))) } };
  if (way === 'sms') {
    if (!mobileNumber) throw noMobile();
    const challengeId = await issueToUser(context, { purpose: 'factor', username, userId });
    return { data: { way, challengeId, mobileLast4: mobileLast4(mobileNumber) } };
  }
  const secret = await sharedSecret(deps.pools);
  const now = deps.now();
  const begun = await withSession(deps.pools, requestId, (tx) =>
    beginApp(tx, { userId, secret, now }, username),
  );
  return { data: { way, ...begun } };
});
