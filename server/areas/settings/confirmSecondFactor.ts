import { type Tx, withSession } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { sharedSecret } from '../../http/caller/sharedSecret.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { checkCode, codeEnded } from '../../signIn/checkCode.ts';
import { lockAccount } from '../../signIn/lockAccount.ts';
import { confirmApp, dropApp } from '../../signIn/secondFactor/authenticatorApp.ts';
import { noteProof } from '../../signIn/secondFactor/noteProof.ts';
import { credentialsOf, dropPasskeys } from '../../signIn/secondFactor/passkeys.ts';
import { makeRecoveryCodes } from '../../signIn/secondFactor/recoveryCodes.ts';
import { tellSecondFactor } from '../../signIn/secondFactor/tellSecondFactor.ts';
import { writeFactor } from '../../signIn/secondFactor/writeFactor.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { stillIn } from '../../signIn/stillIn.ts';
import { confirmPasskey, takeBegun } from './passkeyToKeep.ts';

const WRONG = {
  en: 'The code is not right: type the one that the app shows now.',
  fil: 'Hindi tama ang code: i-type ang ipinapakita ng app ngayon.',
};
const LATER = {
  en: 'The code is not right, or the setup took more than 15 minutes: type the one that the app shows now, or begin again.',
  fil: 'Hindi tama ang code, o lumampas sa 15 minuto ang setup: i-type ang ipinapakita ng app ngayon, o magsimula muli.',
};

type Caller = RequestContext & { user: SignedIn | null };

/** The recovery codes that come with it; none where it is one passkey more: those that are kept go on. */
const turnOn = async (context: Caller, way: 'sms' | 'app' | 'passkey', prove: (tx: Tx) => Promise<void>) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  return withSession(deps.pools, requestId, async (tx) => {
    await lockAccount(tx, user.userId);
    await stillIn(tx, user);
    const isOneMore = way === 'passkey' && (await credentialsOf(tx, user.userId)).length > 0;
    await prove(tx);
    await noteProof(tx, user, deps.now());
    if (isOneMore) {
      await tellSecondFactor(tx, context, 'PASSKEY_ADDED', user);
      return [];
    }
    if (way !== 'app') await dropApp(tx, user.userId);
    if (way !== 'passkey') await dropPasskeys(tx, user.userId);
    await tellSecondFactor(tx, context, 'SECOND_FACTOR_ON', user, { way });
    await writeFactor(tx, user, way, deps.now());
    return makeRecoveryCodes(tx, user.userId);
  });
};

/**
 * Turns a second factor on by its first code or passkey, in the place of another, and answers new recovery codes. 422 rule_otp_wrong,
 * rule_otp_expired, rule_otp_used_up, rule_passkey_not_right; 401 when the session ended meanwhile.
 */
export const confirmSecondFactor = osOpen.mySettings.confirmSecondFactor.handler(
  async ({ input, context }) => {
    const { deps } = context;
    const { userId } = signedInUser(context);
    const { body } = input;
    if (body.way === 'sms') {
      const challenge = await checkCode(context, {
        id: body.challengeId,
        code: body.code,
        purposes: ['factor'],
      });
      if (challenge.userId !== userId) throw codeEnded();
      return { data: { recoveryCodes: await turnOn(context, 'sms', async () => undefined) } };
    }
    if (body.way === 'passkey') {
      const user = signedInUser(context);
      const asked = await takeBegun(context, user, body.challengeId);
      const given = { ...body, createdAt: deps.now() };
      const recoveryCodes = await turnOn(context, 'passkey', (tx) => confirmPasskey(tx, user, asked, given));
      return { data: { recoveryCodes } };
    }
    const secret = await sharedSecret(deps.pools);
    const of = { userId, secret, now: deps.now() };
    const recoveryCodes = await turnOn(context, 'app', async (tx) => {
      if (!(await confirmApp(tx, of, body.code)))
        throw fail('rule_otp_wrong', LATER, { fields: { code: WRONG } });
    });
    return { data: { recoveryCodes } };
  },
);
