import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { endAccess } from '../../signIn/endAccess.ts';
import { keepAdministrators } from '../../signIn/rights/keepAdministrators.ts';
import { moveAccount } from './moveAccount.ts';
import { readUser } from './readUser.ts';

/** Suspends an account: its sessions, links and codes end in the same transaction. 404, 409, 428, 422 rule_own_account, rule_account_status, rule_last_administrator. */
export const suspendUser = os.users.suspendUser.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const id = toId(input.params.id);
  const account = await keepAdministrators(context, 'status', () =>
    moveAccount(context, id, 'suspend', input.body.reason),
  );
  await endAccess(tx, context, account, 'suspended');
  return { data: await readUser(tx, id, deps.now()) };
});
