import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { endAccess } from '../../signIn/endAccess.ts';
import { moveAccount } from './moveAccount.ts';
import { readUser } from './readUser.ts';

/** Lets somebody sign in again who was suspended, with the rights of before. 404, 409, 428, 422 rule_own_account, rule_account_status. */
export const reactivateUser = os.users.reactivateUser.handler(async ({ input, context }) => {
  const id = toId(input.params.id);
  const account = await moveAccount(context, id, 'reactivate', null);
  // What an account was suspended with, before suspending ended it, counts no more.
  await endAccess(context.tx, context, account, 'suspended');
  return { data: await readUser(context.tx, id, context.deps.now()) };
});
