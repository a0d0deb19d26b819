import { whyNoUserView } from '#domain/access/view/viewAs.ts';
import { fail } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readUser } from '../readUser.ts';
import { openView } from './openView.ts';

/** Begins to view as a person. 404, 422 rule_own_account, rule_account_status. */
export const beginUserView = os.views.beginUserView.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const account = await readUser(tx, toId(input.params.id), deps.now());
  const why = whyNoUserView(account, user.userId);
  if (why) throw fail(account.id === user.userId ? 'rule_own_account' : 'rule_account_status', why);
  return {
    data: await openView(context, { userId: account.id, roleId: null, place: null }, input.body.reason),
  };
});
