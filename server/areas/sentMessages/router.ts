import type { ResentMessage } from '#contract/people/sentMessages.ts';
import { whyNotResend } from '#domain/messages/whyNotResend.ts';
import type { Sentence } from '#domain/sentence.ts';
import { notFound } from '../../http/errors/fail.ts';
import { knownIds, toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { FROM, MESSAGE, messageSource, TRY } from './messageSource.ts';

const READ = `select ${MESSAGE.select} from ${FROM} where m.id = $1`;
const TRIES = `select ${TRY.select} from outbox_attempt a where a.message_id = $1 order by a.number`;
const LOCK = `select ${MESSAGE.select} from ${FROM} where m.id = any ($1::bigint[]) order by m.id for update`;
// A failed message is a new delivery to its gateway; one that may have arrived keeps its key, so that a repeat is recognised.
const QUEUE = `update outbox_message set status = 'queued', queued_at = now(), next_attempt_at = now(), reason = null, error = null,
    delivery_key = case status when 'unknown' then delivery_key else gen_random_uuid() end
  where id = any ($1::bigint[])`;
const EVENT = `select audit.record_event('MESSAGE_RESENT', 'outbox_message', x.id, null, jsonb_build_object('status', x.status, 'channel', x.channel))
  from jsonb_to_recordset($1) as x(id text, status text, channel text)`;

const listSentMessages = os.sentMessages.listSentMessages.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, messageSource, input.query),
}));

/** One message with its tries. 404. */
const getSentMessage = os.sentMessages.getSentMessage.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [[message], tries] = await Promise.all([
    MESSAGE.read(context.tx, { name: 'sent-message', text: READ, values }),
    TRY.read(context.tx, { name: 'tries-of-message', text: TRIES, values }),
  ]);
  if (!message) throw notFound();
  return { data: { ...message, tries } };
});

const NOT_FOUND: Sentence = {
  en: 'This message is no longer stored.',
  fil: 'Hindi na naka-store ang mensaheng ito.',
};

/** Queues messages again; says of each that is refused why. */
const resendMessages = os.sentMessages.resendMessages.handler(async ({ input, context }) => {
  const { tx, language } = context;
  const { ids } = input.body;
  const locked = await MESSAGE.read(tx, { name: 'lock-messages', text: LOCK, values: [knownIds(ids)] });
  const messages = new Map(locked.map((one) => [one.id, one]));
  const refusalOf = (id: string): Sentence | null => {
    const message = messages.get(id);
    return message ? whyNotResend(message) : NOT_FOUND;
  };
  const list = [...new Set(ids)].map((id): ResentMessage => {
    const refusal = refusalOf(id);
    return { id, result: refusal ? 'refused' : 'queued', message: refusal?.[language] ?? null };
  });
  const queued = list.flatMap(({ id, result }) => (result === 'queued' ? (messages.get(id) ?? []) : []));
  if (queued.length > 0) {
    await tx.query({ name: 'queue-messages', text: QUEUE, values: [queued.map(({ id }) => id)] });
    await tx.query({ text: EVENT, values: [JSON.stringify(queued)] });
  }
  return { data: { list } };
});

export const sentMessagesRouter = { listSentMessages, getSentMessage, resendMessages };
