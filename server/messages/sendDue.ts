import type pg from 'pg';
import type { Deps } from '../http/deps.ts';
import type { MessageKind } from './compose.ts';
import type { Message } from './message.ts';
import { retryAfter } from './retryAfter.ts';
import type { Transport } from './transport.ts';

interface Due extends Message {
  id: string;
  attempts: number;
}

const BATCH = 10;
// Longer than any gateway may take: a message whose sender was killed becomes due again.
const LEASE = '2 minutes';

// By the database's clock, which all servers share.
const CLAIM = `update outbox_message set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE}'
  where id in (
    select id from outbox_message where status = 'queued' and kind = $2 and next_attempt_at <= now()
    order by next_attempt_at limit $1 for update skip locked
  )
  returning id, channel, recipient, subject, body, attempts`;

// The text is not kept once it has gone out. A code's goes too when nobody will get it any more: whoever reads the table must not
// get in. In the demo the mailbox shows it.
const WITHOUT_CODE = `body = case kind when 'code' then '' else body end`;
const SENT = `update outbox_message set status = 'sent', sent_at = now(), error = null, body = '' where id = $1`;
const SHOWN = `update outbox_message set status = 'noGateway', attempts = 0 where id = $1`;
const NO_GATEWAY = `update outbox_message set status = 'noGateway', attempts = 0, ${WITHOUT_CODE} where id = $1`;
const RETRY = `update outbox_message set error = $2, next_attempt_at = now() + make_interval(secs => $3) where id = $1`;
const FAILED = `update outbox_message set status = 'failed', error = $2, ${WITHOUT_CODE} where id = $1`;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

const sendOne = async (
  pool: pg.Pool,
  transport: Transport,
  { log, config }: Deps,
  message: Due,
): Promise<void> => {
  const send = transport[message.channel];
  if (!send) return void (await pool.query(config.demo ? SHOWN : NO_GATEWAY, [message.id]));
  try {
    await send(message);
  } catch (error) {
    const reason = reasonOf(error);
    const wait = retryAfter(message.attempts);
    log.warn(
      { message: message.id, channel: message.channel, attempts: message.attempts, reason },
      'not sent',
    );
    await (wait === null
      ? pool.query(FAILED, [message.id, reason])
      : pool.query(RETRY, [message.id, reason, wait]));
    return;
  }
  await pool.query(SENT, [message.id]);
};

/**
 * Sends the messages of a kind that are due, each by one server only; answers when none is left. A refused one waits longer each time
 * and fails after eight attempts; without a gateway for its channel it stays, but for the text of a code. Codes, which live for minutes, are
 * sent beside the rest and wait neither for a quarter's mails nor for a slow one among them.
 */
export const sendDue = async (
  kind: MessageKind,
  pool: pg.Pool,
  transport: Transport,
  deps: Deps,
): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<Due>(CLAIM, [BATCH, kind]);
    await Promise.all(rows.map((message) => sendOne(pool, transport, deps, message)));
    if (rows.length < BATCH) return;
  }
};
