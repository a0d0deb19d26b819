import { withSession } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { checkPassword } from '../../signIn/checkPassword.ts';
import { lockAccount } from '../../signIn/lockAccount.ts';
import { makeRecoveryCodes } from '../../signIn/secondFactor/recoveryCodes.ts';
import { tellSecondFactor } from '../../signIn/secondFactor/tellSecondFactor.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { stillIn } from '../../signIn/stillIn.ts';
import { readSecurity } from './readSecurity.ts';

const none = () =>
  fail('rule_no_second_factor', {
    en: 'Recovery codes stand in for a second factor: turn one on first.',
    fil: 'Kapalit ng ikalawang patunay ang mga recovery code: mag-on muna ng isa.',
  });

/** Makes new recovery codes; those before count no more. 401 and 423 as a sign-in, 422 rule_no_second_factor. */
export const renewRecoveryCodes = osOpen.mySettings.renewRecoveryCodes.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  await checkPassword(context, user.username, input.body.password);
  const recoveryCodes = await withSession(deps.pools, requestId, async (tx) => {
    await lockAccount(tx, user.userId);
    await stillIn(tx, user);
    if ((await readSecurity(tx, context, user.userId)).secondFactor === 'none') throw none();
    await tellSecondFactor(tx, context, 'RECOVERY_CODES_MADE', user);
    return makeRecoveryCodes(tx, user.userId);
  });
  return { data: { recoveryCodes } };
});
