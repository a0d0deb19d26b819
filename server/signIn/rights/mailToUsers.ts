import type { Language, Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';

const SEND = `insert into outbox_message (kind, channel, recipient, subject, body)
  select 'notice', 'email', u.email, t.subject, t.body
  from user_account u
  join (values ('en', $2, $3), ('fil', $4, $5)) as t(language, subject, body)
    on t.language = case when language_of(u.id) in ('en', 'fil') then language_of(u.id) else $6 end
  where u.id = any ($1::bigint[]) and u.status = 'ACTIVE' and nullif(u.email, '') is not null`;

/** Puts the same mail to several active users into the outbox, each in the language that they keep, else in the request's. */
export const mailToUsers = async (
  tx: Tx,
  userIds: readonly string[],
  { subject, body }: Record<'subject' | 'body', Sentence>,
  otherwise: Language,
): Promise<void> => {
  if (!userIds.length) return;
  const values = [userIds, subject.en, body.en, subject.fil, body.fil, otherwise];
  await tx.query({ name: 'mail-to-users', text: SEND, values });
};
