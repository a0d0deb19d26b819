import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { invitedAccount } from './invitedAccount.ts';
import { sendInvitation } from './sendInvitation.ts';

/** Invites somebody again who has not accepted; the link of before counts no more. 404, 422 rule_account_status, rule_no_gateway. */
export const resendInvitation = os.invitations.resendInvitation.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const account = await invitedAccount(tx, toId(input.params.id), deps.now());
  return { data: await sendInvitation(tx, context, account) };
});
