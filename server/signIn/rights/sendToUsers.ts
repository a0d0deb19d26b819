import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { Composed } from '../../messages/compose.ts';

const SEND = `insert into outbox_message (kind, topic, channel, recipient, subject, body)
  select w.kind, w.topic, m.channel, m.recipient, m.subject, m.body
  from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) as w(user_id, kind, topic, language, sms, subject, body)
  join user_account u on u.id = w.user_id
  cross join lateral (values ('sms', u.mobile_number, null, w.sms), ('email', u.email, w.subject, w.body)) as m(channel, recipient, subject, body)
  where w.language = case when language_of(u.id) in ('en', 'fil') then language_of(u.id) else $1 end and nullif(m.recipient, '') is not null`;

/** A message with whom it is for. */
interface ToUser {
  userId: string;
  message: Composed;
}

const inEach = ({ userId, message: { kind, topic, sms, subject, body } }: ToUser) =>
  (['en', 'fil'] satisfies Language[]).map((language) => ({
    userId,
    kind,
    topic,
    language,
    sms: sms[language],
    subject: subject[language],
    body: body[language],
  }));

/**
 * Puts to each person their own message into the outbox, by SMS and mail, in the language that they keep, else in `otherwise`, the
 * request's: one statement for however many.
 */
export const sendToUsers = async (tx: Tx, all: readonly ToUser[], otherwise: Language): Promise<void> => {
  if (!all.length) return;
  const rows = all.flatMap(inEach);
  const columns = (['userId', 'kind', 'topic', 'language', 'sms', 'subject', 'body'] as const).map((key) =>
    rows.map((row) => row[key]),
  );
  await tx.query({ name: 'send-to-users', text: SEND, values: [otherwise, ...columns] });
};
