import type { Tx } from '../../db/context.ts';
import type { Composed } from '../../messages/compose.ts';

const SEND = `insert into outbox_message (channel, recipient, subject, body)
  select m.channel, m.recipient, m.subject, m.body
  from user_account u cross join lateral (values
    ('sms', u.mobile_number, null, $2), ('email', u.email, $3, $4)
  ) as m(channel, recipient, subject, body)
  where u.id = $1 and nullif(m.recipient, '') is not null`;

/** Puts a message to a user's mobile number and mail address into the outbox; for null it does the same and sends nothing. */
export const sendToUser = async (tx: Tx, userId: string | null, message: Composed): Promise<void> =>
  void (await tx.query({ text: SEND, values: [userId, message.sms, message.subject, message.body] }));
