import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { moved, versionOf } from '../../../http/versionOf.ts';
import { readUser } from '../readUser.ts';
import { invitedAccount } from './invitedAccount.ts';

const WRITE = `update user_account set status = 'CLOSED', version = version + 1, updated_at = $2, updated_by = $3 where id = $1`;
const VOID = `update one_time_link set used_at = $2 where user_id = $1 and purpose = 'invitation' and used_at is null`;

/** Takes an invitation back: nobody gets in by it, and the address may be invited again. 404, 409, 428, 422 rule_account_status. */
export const cancelInvitation = os.invitations.cancelInvitation.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const now = deps.now();
  const version = versionOf(context);
  const account = await invitedAccount(tx, toId(input.params.id), now);
  if (account.version !== version) throw moved(account);
  await tx.query({ name: 'void-invitations', text: VOID, values: [account.id, now] });
  await tx.query({
    name: 'close-invited',
    text: WRITE,
    values: [account.id, now, user.username],
  });
  return { data: await readUser(tx, account.id, now) };
});
