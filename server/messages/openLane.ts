import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import {
  type AfterTry,
  afterTry,
  type Failure,
  type Outcome,
  type Tries,
} from '#domain/messages/afterTry.ts';
import type { MessageChannel } from '#domain/messages/messageStatus.ts';
import { columnsOf, type Selected } from '../db/columns/columnsOf.ts';
import { flag, id, int, moment, text } from '../db/columns/kinds.ts';
import type { Deps } from '../http/deps.ts';
import type { MessageKind } from './compose.ts';
import type { Message, Transport, Transports } from './message.ts';

/** Messages of one lane that a server sends at the same time. */
const SLOTS = 10;
/** A gateway gets this long for one try; those that accept after 17 seconds exist. */
const TRY_MS = 120_000;
/** Longer than a try and the note of it take: whose lease is over, its server has died. */
const LEASE = '5 minutes';
const NOTE_AGAIN_MS = [1000, 5000, 20_000];

interface Claimed extends Message, Pick<Tries, 'unknowns'> {
  id: string;
  /** Number of this try, counted since the message was made. */
  attempt: number;
  /** The same since it was queued last. */
  count: number;
  isShortLived: boolean;
  queuedAt: Date;
  now: Date;
}

/** What is sent in a lane of its own, so that it waits for nothing else. */
interface Lane {
  kind: MessageKind;
  channel: MessageChannel;
}

const SINCE_QUEUED = 'from outbox_attempt a where a.message_id = m.id and a.started_at >= m.queued_at';
const CLAIMED = columnsOf<Claimed>('outbox_message m')({
  id: id('m.id'),
  channel: text('m.channel'),
  recipient: text('m.recipient'),
  subject: text('m.subject'),
  body: text('m.body'),
  deliveryKey: text('m.delivery_key'),
  attempt: int('m.attempts'),
  count: int(`(select 1 + count(*)::int ${SINCE_QUEUED} and a.number < m.attempts)`),
  unknowns: int(`(select count(*)::int ${SINCE_QUEUED} and a.outcome = 'unknown')`),
  isShortLived: flag(`(m.topic = 'code')`),
  queuedAt: moment('m.queued_at'),
  now: moment('now()'),
});

const EXPIRE = `update outbox_message set status = 'expired', body = '', reason = 'secretVoid', error = null
  where channel = $1 and kind = 'code' and status in ('queued', 'retrying')
    and secret_hash is not null and not secret_is_valid(secret_hash, $2)`;
// By the database's clock, which all servers share.
const CLAIM = `with due as (
    select id from outbox_message where channel = $1 and kind = $2 and status in ('queued', 'retrying') and next_attempt_at <= now()
    order by next_attempt_at limit $3 for update skip locked
  ), m as (
    update outbox_message o set status = 'sending', attempts = attempts + 1, lease_until = now() + interval '${LEASE}'
    from due where o.id = due.id returning o.*
  ), begun as (insert into outbox_attempt (message_id, number) select id, attempts from m)
  select ${CLAIMED.select} from m`;
const LOST = `with m as (
    update outbox_message o set lease_until = now() + interval '${LEASE}' where o.id in (
      select id from outbox_message where channel = $1 and kind = $2 and status = 'sending' and lease_until <= now()
      order by lease_until limit $3 for update skip locked)
    returning o.*
  ) select ${CLAIMED.select} from m`;
const NO_GATEWAY = `update outbox_message set status = 'noGateway', body = case when kind = 'code' and not $3 then '' else body end
  where channel = $1 and kind = $2 and status in ('queued', 'retrying') and next_attempt_at <= now()`;
// Only the server that made this try notes it, also when its lease ran out meanwhile.
// A text with a code or link is deleted as soon as it will not be sent: people who read the table must not get in with it.
const NOTE = `with noted as (
    update outbox_message set status = $3, reason = $7, error = $4, lease_until = null,
      next_attempt_at = case when $3 = 'retrying' then now() + make_interval(secs => $5) else next_attempt_at end,
      sent_at = case when $3 = 'sent' then now() end,
      body = case when $3 = 'sent' or kind = 'code' and $3 <> 'retrying' then '' else body end
    where id = $1 and attempts = $2 and status in ('sending', 'unknown') returning id, next_attempt_at
  )
  update outbox_attempt a set ended_at = now(), outcome = $6, reason = $7, detail = $4, next_attempt_at = case when $3 = 'retrying' then n.next_attempt_at end
  from noted n where a.message_id = n.id and a.number = $2`;

const DIED: Outcome = { kind: 'unknown', reason: 'serverStopped', detail: null };
const TOO_LONG: Outcome = { kind: 'unknown', reason: 'tooSlow', detail: null };

/** Cuts what a gateway quotes of the text out of its answer: links and the code itself. */
const withoutSecrets = (detail: string, body: string): string => {
  const codes = body.match(/\b\d{6}\b/g) ?? [];
  const linkless = detail.slice(0, 2000).replace(/\bhttps?:\/\/\S+/gi, '[link]');
  return codes.reduce((left, code) => left.replaceAll(code, '[code]'), linkless).slice(0, 500);
};

/** A transport that ignores its signal keeps nobody waiting for longer than a try may take. */
const tryOnce = async (transport: Transport, message: Message, limitMs: number): Promise<Outcome> => {
  const signal = AbortSignal.timeout(limitMs);
  const over = new AbortController();
  try {
    return await Promise.race([
      transport.send(message, signal),
      sleep(limitMs + 1000, TOO_LONG, { signal: over.signal }),
    ]);
  } finally {
    over.abort();
  }
};

interface Sender extends Pick<Deps, 'log' | 'now'> {
  pool: pg.Pool;
  isDemo: boolean;
  transports: Transports;
  /** How long one try may take; shorter in tests. */
  tryMs?: number;
}

const note = async (
  pool: pg.Pool,
  { id: messageId, attempt }: Claimed,
  after: AfterTry,
  outcome: Outcome['kind'],
  failure: Failure | null,
) => {
  const seconds = after.status === 'retrying' ? after.waitMs / 1000 : 0;
  const { reason = null, detail = null } = failure ?? {};
  const values = [messageId, attempt, after.status, detail, seconds, outcome, reason];
  // What went out and is not noted counts as unknown: the database gets some time to come back.
  for (const wait of NOTE_AGAIN_MS) {
    try {
      return await pool.query(NOTE, values);
    } catch {
      await sleep(wait);
    }
  }
  return pool.query(NOTE, values);
};

const conclude = async ({ pool, log }: Sender, claimed: Claimed, isRepeatable: boolean, outcome: Outcome) => {
  const { channel, attempt, body } = claimed;
  const after = afterTry(outcome, { ...claimed, isRepeatable }, Math.random());
  if (outcome.kind === 'sent') return void (await note(pool, claimed, after, outcome.kind, null));
  const { kind, reason } = outcome;
  const detail = outcome.detail === null ? null : withoutSecrets(outcome.detail, body);
  const { status } = after;
  log.warn({ message: claimed.id, channel, attempt, outcome: kind, status, reason, detail }, 'not sent');
  await note(pool, claimed, after, kind, { reason, detail });
};

/**
 * Opens the sender of one lane. `fill` begins as many due messages as it has room for and returns without waiting for their gateway, so
 * that a slow one delays only itself; `idle` resolves once none is under way. Any number of servers may do this on one database.
 */
export const openLane = (sender: Sender, { kind, channel }: Lane) => {
  const { pool, transports, isDemo, log, tryMs = TRY_MS } = sender;
  const transport = transports[channel];
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let filling: Promise<void> | null = null;

  const deliver = async (transportOf: Transport, message: Claimed) =>
    conclude(sender, message, transportOf.isRepeatable, await tryOnce(transportOf, message, tryMs));
  const begin = (work: Promise<void>, isMore: boolean) => {
    const tracked: Promise<void> = work
      .catch((error: unknown) => log.error({ err: error }, 'a try was not noted'))
      .finally(() => {
        underWay.delete(tracked);
        if (isMore && !isStopped)
          void fill().catch((error: unknown) => log.error({ err: error }, 'send failed'));
      });
    underWay.add(tracked);
  };
  const claim = async (): Promise<void> => {
    if (!transport) return void (await pool.query(NO_GATEWAY, [channel, kind, isDemo]));
    if (kind === 'code') await pool.query(EXPIRE, [channel, sender.now()]);
    const lost = await pool.query<Selected<Claimed>>(LOST, [channel, kind, SLOTS]);
    for (const message of lost.rows.map(CLAIMED.present))
      await conclude(sender, message, transport.isRepeatable, DIED);
    const room = SLOTS - underWay.size;
    if (room <= 0) return;
    const { rows } = await pool.query<Selected<Claimed>>(CLAIM, [channel, kind, room]);
    for (const message of rows.map(CLAIMED.present)) begin(deliver(transport, message), rows.length === room);
  };
  const fill = (): Promise<void> => {
    filling ??= claim().finally(() => {
      filling = null;
    });
    return filling;
  };
  const idle = async () => {
    isStopped = true;
    await Promise.all(underWay);
  };
  return { fill, idle };
};
