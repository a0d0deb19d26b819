import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moveAccount } from './moveAccount.ts';
import { readUser } from './readUser.ts';

/** Lets somebody sign in again who was suspended, with the rights of before. 404, 409, 428, 422 rule_own_account, rule_account_status. */
export const reactivateUser = os.users.reactivateUser.handler(async ({ input, context }) => {
  const id = toId(input.params.id);
  await moveAccount(context, id, 'reactivate', null);
  return { data: await readUser(context.tx, id, context.deps.now()) };
});
