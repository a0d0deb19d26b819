import { withSession } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { osOpen } from '../../http/os.ts';
import { checkPassword } from '../../signIn/checkPassword.ts';
import { lockAccount } from '../../signIn/lockAccount.ts';
import { removePasskey as forget, listPasskeys } from '../../signIn/secondFactor/passkeys.ts';
import { tellSecondFactor } from '../../signIn/secondFactor/tellSecondFactor.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { stillIn } from '../../signIn/stillIn.ts';
import { turnOff } from './endSecondFactor.ts';
import { readSecurity } from './readSecurity.ts';

/** Forgets one of the caller's passkeys; with the last the second factor is off. 401 and 423 as a sign-in, 404, 422 rule_second_factor_required. */
export const removePasskey = osOpen.mySettings.removePasskey.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  await checkPassword(context, user.username, input.body.password);
  const data = await withSession(deps.pools, requestId, async (tx) => {
    await lockAccount(tx, user.userId);
    await stillIn(tx, user);
    if (!(await forget(tx, user.userId, toId(input.params.id)))) throw notFound();
    const left = await listPasskeys(tx, user.userId);
    if (left.length) await tellSecondFactor(tx, context, 'PASSKEY_REMOVED', user);
    else await turnOff(tx, context, user);
    return readSecurity(tx, context, user.userId);
  });
  return { data };
});
