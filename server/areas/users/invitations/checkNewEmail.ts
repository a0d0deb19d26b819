import { os } from '../../../http/os.ts';
import { partnerOfNew } from './partnerOfNew.ts';

// As the index that keeps an address one person's (`user_account_email_unique`).
const TAKEN = `select 1 from user_account
  where coalesce(partner_id, 0) = coalesce($1::bigint, 0) and lower(email) = lower($2) and email is not null and status <> 'CLOSED'`;

/** Whether an account may be made for a mail address, so that a wizard says it where the address is typed. 400, 403, 429. */
export const checkNewEmail = os.invitations.checkNewEmail.handler(async ({ input, context }) => {
  const { tx, user } = context;
  const { emailAddress } = input.body;
  const values = [await partnerOfNew(tx, user, input.body), emailAddress];
  const taken = await tx.query({ name: 'new-user-email', text: TAKEN, values });
  return { data: { isAvailable: taken.length === 0 } };
});
