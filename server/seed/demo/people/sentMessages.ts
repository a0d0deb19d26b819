import type { Failure } from '#domain/messages/afterTry.ts';
import type { MessageStatus, MessageTopic, TryOutcome } from '#domain/messages/messageStatus.ts';
import type { DemoArea } from '../area.ts';

const HOUR_MS = 3_600_000;
const PEOPLE = [
  'ana.cruz',
  'jose.reyes',
  'maria.santos',
  'paolo.garcia',
  'liza.mendoza',
  'ramon.aquino',
  'grace.lim',
  'noel.tan',
];
const DOMAINS = ['bayanihan-home.example', 'sarimanok-gadgets.example', 'luntian-furniture.example'];

/** How a message went: the tries before the last one, the last one with its reason, and the state that they led to. */
interface Course {
  status: MessageStatus;
  before: number;
  outcome: TryOutcome;
  failure: Failure | null;
}
const SENT: Course = { status: 'sent', before: 0, outcome: 'sent', failure: null };
const MAILS: readonly Course[] = [
  SENT,
  SENT,
  {
    status: 'failed',
    before: 0,
    outcome: 'permanent',
    failure: { reason: 'refusedRecipient', detail: '550 5.1.1 No such mailbox' },
  },
  SENT,
  { ...SENT, before: 2 },
  {
    status: 'retrying',
    before: 4,
    outcome: 'temporary',
    failure: { reason: 'gatewayBusy', detail: '450 4.2.2 Mailbox full' },
  },
  SENT,
];
const TEXTS: readonly Course[] = [
  SENT,
  {
    status: 'unknown',
    before: 0,
    outcome: 'unknown',
    failure: { reason: 'noAnswer', detail: 'ECONNRESET' },
  },
  SENT,
  { ...SENT, before: 1 },
  {
    status: 'failed',
    before: 0,
    outcome: 'permanent',
    failure: { reason: 'refusedMessage', detail: '422 Unprocessable Content' },
  },
  SENT,
  {
    status: 'retrying',
    before: 2,
    outcome: 'temporary',
    failure: { reason: 'gatewayBusy', detail: '503 Service Unavailable' },
  },
];
const ABOUT: readonly MessageTopic[] = [
  'application',
  'payout',
  'account',
  'notice',
  'contract',
  'certificate',
  'code',
];

const courseOf = (at: number): Course => {
  const all = at % 3 === 0 ? TEXTS : MAILS;
  const course = all[at % all.length] ?? SENT;
  // What waits for its next try was sent today.
  return course.status === 'retrying' && at >= 20 ? SENT : course;
};

const messageAt = (at: number, now: Date) => {
  const { status, before, outcome, failure } = courseOf(at);
  const channel = at % 3 === 0 ? 'sms' : 'email';
  const topic = ABOUT[at % ABOUT.length] ?? 'notice';
  const isSecret = topic === 'code';
  const created = now.getTime() - (0.4 + at * 2.7) * HOUR_MS;
  const tries = Array.from({ length: before + 1 }, (_, number) => ({
    number: number + 1,
    at: new Date(created + number * 90_000),
    outcome: number === before ? outcome : 'temporary',
    ...(number === before
      ? failure
      : {
          reason: 'gatewayBusy',
          detail: channel === 'sms' ? '503 Service Unavailable' : '451 4.7.1 Greylisted, try again later',
        }),
  }));
  return {
    channel,
    topic,
    kind: isSecret ? 'code' : 'notice',
    recipient:
      channel === 'sms'
        ? `63917555${String(1000 + at)}`
        : `${PEOPLE[at % PEOPLE.length]}@${DOMAINS[at % DOMAINS.length]}`,
    subject: channel === 'sms' ? null : 'Suki',
    body: status === 'sent' || isSecret ? '' : 'Good day, there is news in Suki. Sign in to read it.',
    status: isSecret && status === 'retrying' ? 'expired' : status,
    reason: failure?.reason ?? null,
    error: failure?.detail ?? null,
    attempts: tries.length,
    created: new Date(created),
    sent: status === 'sent' ? tries.at(-1)?.at : null,
    next: status === 'retrying' ? new Date(now.getTime() + 11 * HOUR_MS) : new Date(created),
    tries,
  };
};

const INSERT = `with x as (
    select * from jsonb_to_recordset($1) as x(channel text, topic text, kind text, recipient text, subject text, body text, status text,
      reason text, error text, attempts int, created timestamptz, sent timestamptz, next timestamptz, tries jsonb)
  ), m as (
    insert into outbox_message (channel, topic, kind, recipient, subject, body, status, reason, error, attempts, created_at, queued_at, sent_at,
      next_attempt_at)
    select channel, topic, kind, recipient, subject, body, status, reason, error, attempts, created, created, sent, next from x order by created
    returning id, recipient, created_at
  )
  insert into outbox_attempt (message_id, number, started_at, ended_at, outcome, reason, detail)
  select m.id, t.number, t.at, t.at + interval '2 seconds', t.outcome, t.reason, t.detail from m join x on x.recipient = m.recipient and x.created = m.created_at
  cross join lateral jsonb_to_recordset(x.tries) as t(number int, at timestamptz, outcome text, reason text, detail text)`;
const COUNT = 72;

/** Messages of the last days: most were sent, some wait for their next try, failed, or may have arrived. */
export const sentMessages: DemoArea = {
  seeded: 'from outbox_attempt',
  seed: async ({ client, now }) => {
    const messages = Array.from({ length: COUNT }, (_, at) => messageAt(at, now));
    await client.query(INSERT, [JSON.stringify(messages)]);
  },
};
