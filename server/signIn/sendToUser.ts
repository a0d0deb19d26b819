import { isLanguage, type Language } from '#domain/sentence.ts';
import type { Tx } from '../db/context.ts';
import type { Composed } from '../messages/compose.ts';

const SEND = `insert into outbox_message (kind, channel, recipient, subject, body)
  select $5, m.channel, m.recipient, m.subject, m.body
  from user_account u cross join lateral (values
    ('sms', u.mobile_number, null, $2), ('email', u.email, $3, $4)
  ) as m(channel, recipient, subject, body)
  where u.id = $1 and nullif(m.recipient, '') is not null`;
const LANGUAGE = 'select language_of($1) as language';

/**
 * Puts a message to a user's mobile number and mail address into the outbox, in the language that the user keeps, else in
 * `otherwise`, the request's; for null it does the same and sends nothing.
 */
export const sendToUser = async (
  tx: Tx,
  userId: string | null,
  { kind, sms, subject, body }: Composed,
  otherwise: Language,
): Promise<void> => {
  const [preferred] = await tx.query<{ language: string | null }>({ text: LANGUAGE, values: [userId] });
  const language = isLanguage(preferred?.language) ? preferred.language : otherwise;
  const values = [userId, sms[language], subject[language], body[language], kind];
  await tx.query({ text: SEND, values });
};
