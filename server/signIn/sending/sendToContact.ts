import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { type Composed, type Sendable, secretHashOf } from '../../messages/compose.ts';

const SEND = `insert into outbox_message (kind, topic, secret_hash, channel, recipient, subject, body)
  select $6, $7, $8, m.* from (values ('sms', $1, null, $3), ('email', $2, $4, $5)) as m(channel, recipient, subject, body)
  where nullif(m.recipient, '') is not null`;

/** A message that may be for the number alone. */
type ToContact =
  | Sendable
  | (Pick<Composed, 'kind' | 'topic' | 'sms'> & { subject?: undefined; body?: undefined });

/**
 * Puts a message to a mobile number and, where there is one and the message has words for it, a mail address into the outbox; without
 * either nothing is sent.
 */
export const sendToContact = async (
  tx: Tx,
  { mobileNumber, email }: { mobileNumber: string | null; email: string | null },
  message: ToContact,
  language: Language,
): Promise<void> => {
  const { kind, topic, sms, subject, body } = message;
  const address = body ? email : null;
  const texts = [sms[language], subject?.[language], body?.[language]];
  const values = [mobileNumber, address, ...texts, kind, topic, secretHashOf(message)];
  await tx.query({ name: 'send-to-contact', text: SEND, values });
};
