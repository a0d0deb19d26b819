import { type Tx, withSession } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { checkPassword } from '../../signIn/checkPassword.ts';
import { lockAccount } from '../../signIn/lockAccount.ts';
import { dropApp } from '../../signIn/secondFactor/authenticatorApp.ts';
import { dropPasskeys } from '../../signIn/secondFactor/passkeys.ts';
import { dropRecoveryCodes } from '../../signIn/secondFactor/recoveryCodes.ts';
import { tellSecondFactor } from '../../signIn/secondFactor/tellSecondFactor.ts';
import { writeFactor } from '../../signIn/secondFactor/writeFactor.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { stillIn } from '../../signIn/stillIn.ts';
import { readSecurity } from './readSecurity.ts';

const required = () =>
  fail('rule_second_factor_required', {
    en: 'Your account needs a second factor: choose another instead of turning it off.',
    fil: 'Kailangan ng account mo ng ikalawang patunay: pumili ng iba sa halip na i-off ito.',
  });

/** Turns somebody's second factor off, whichever it is, with its recovery codes. 422 rule_second_factor_required. */
export const turnOff = async (tx: Tx, context: RequestContext, user: SignedIn): Promise<void> => {
  const { userId } = user;
  const { isRequired, secondFactor } = await readSecurity(tx, context, userId);
  if (isRequired) throw required();
  if (secondFactor !== 'none') await tellSecondFactor(tx, context, 'SECOND_FACTOR_OFF', user);
  await writeFactor(tx, user, 'none', context.deps.now());
  await dropApp(tx, userId);
  await dropPasskeys(tx, userId);
  await dropRecoveryCodes(tx, userId);
};

/** Turns the second factor off, with its recovery codes. 401 and 423 as a sign-in, 422 rule_second_factor_required. */
export const endSecondFactor = osOpen.mySettings.endSecondFactor.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  await checkPassword(context, user.username, input.body.password);
  const data = await withSession(deps.pools, requestId, async (tx) => {
    await lockAccount(tx, user.userId);
    await stillIn(tx, user);
    await turnOff(tx, context, user);
    return readSecurity(tx, context, user.userId);
  });
  return { data };
});
