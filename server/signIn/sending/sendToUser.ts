import type { MessageChannel } from '#domain/messages/messageStatus.ts';
import { isLanguage, type Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { type Sendable, secretHashOf } from '../../messages/compose.ts';

const SEND = `insert into outbox_message (kind, topic, secret_hash, channel, recipient, subject, body)
  select $5, $6, $7, m.channel, m.recipient, m.subject, m.body
  from user_account u cross join lateral (values
    ('sms', u.mobile_number, null, $2), ('email', u.email, $3, $4)
  ) as m(channel, recipient, subject, body)
  where u.id = $1 and m.channel = any ($8) and nullif(m.recipient, '') is not null returning channel, status`;
const LANGUAGE = 'select language_of($1) as language';

const spent = () =>
  fail(
    'too_many',
    {
      en: 'Nothing was sent: this person got all the messages that a number or mailbox may get in 24 hours. Try again tomorrow, or add an email address.',
      fil: 'Walang naipadala: naabot na ng taong ito ang dami ng message na puwede sa numero o mailbox sa loob ng 24 oras. Subukan muli bukas, o magdagdag ng email address.',
    },
    { retryAfter: 3600 },
  );

/** The channels of `wanted` by which a message leaves; throws 429 where its recipient may get none by any of them. */
export const mustLeave = (
  queued: readonly MessageChannel[],
  wanted: readonly MessageChannel[],
): MessageChannel[] => {
  const leaving = wanted.filter((channel) => queued.includes(channel));
  if (leaving.length === 0) throw spent();
  return leaving;
};

/**
 * Puts a message to a user's mobile number and mail address, or to one of them, into the outbox, in the language that the user keeps, else in
 * `otherwise`, the request's; for null it does the same and sends nothing. Answers the channels whose recipient had not got all that it may
 * in 24 hours.
 */
export const sendToUser = async (
  tx: Tx,
  userId: string | null,
  message: Sendable,
  otherwise: Language,
  channels: readonly MessageChannel[] = ['sms', 'email'],
): Promise<MessageChannel[]> => {
  const [preferred] = await tx.query<{ language: string | null }>({ text: LANGUAGE, values: [userId] });
  const language = isLanguage(preferred?.language) ? preferred.language : otherwise;
  const { kind, topic, sms, subject, body } = message;
  const texts = [sms[language], subject[language], body[language]];
  const values = [userId, ...texts, kind, topic, secretHashOf(message), channels];
  const rows = await tx.query<{ channel: MessageChannel; status: string }>({ text: SEND, values });
  return rows.filter(({ status }) => status === 'queued').map(({ channel }) => channel);
};
