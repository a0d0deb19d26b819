import type { TextFilter } from '#contract/list.ts';
import type {
  MessageTry,
  SENT_MESSAGE_SORTS,
  SentMessageRow,
  sentMessageFilters,
} from '#contract/people/sentMessages.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { columnsOf, listed, type Selected } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, int, text } from '../../db/columns/kinds.ts';
import { byChoice, byDays, byId } from '../../lists/filters.ts';
import type { Bind, ListSource } from '../../lists/source.ts';
import { typedTexts } from '../../lists/typedTexts.ts';

/** Masked in the database, so that the full number or address never leaves it. */
const MASKED = `case m.channel when 'sms' then repeat('*', greatest(length(m.recipient) - 4, 4)) || right(m.recipient, 4)
  else left(m.recipient, 1) || '***' || coalesce(substring(m.recipient from '@[^@]*$'), '') end`;

export const FROM = 'outbox_message m';
/** An outgoing message, `m`, without its text. */
export const MESSAGE = columnsOf<SentMessageRow>(FROM)({
  id: id('m.id'),
  channel: text('m.channel'),
  topic: text('m.topic'),
  recipient: text(MASKED),
  status: text('m.status'),
  reason: text('m.reason'),
  detail: text('m.error'),
  attempts: int('m.attempts'),
  isSecret: flag(`(m.kind = 'code')`),
  hasText: flag('m.has_text'),
  dtimeCreated: instant('m.created_at'),
  dtimeSent: instant('m.sent_at'),
  dtimeNextTry: instant(`(case when m.status = 'retrying' then m.next_attempt_at end)`),
});
/** One try, `a`, of a message. */
export const TRY = columnsOf<MessageTry>('outbox_attempt a')({
  number: int('a.number'),
  dtimeStarted: instant('a.started_at'),
  dtimeEnded: instant('a.ended_at'),
  outcome: text('a.outcome'),
  reason: text('a.reason'),
  detail: text('a.detail'),
});

/** A number as it is stored, however it is typed, or an address. */
const byRecipient = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const typed = typedTexts(value).flatMap((one) => [one, one.toLowerCase(), normalizeMobile(one) ?? one]);
  return `m.recipient = any(${bind(typed)}::text[])`;
};

type Source = ListSource<
  typeof sentMessageFilters,
  typeof SENT_MESSAGE_SORTS,
  Selected<SentMessageRow>,
  SentMessageRow
>;
/** Outgoing messages, the latest first. */
export const messageSource: Source = {
  name: 'sent-messages',
  ...listed(MESSAGE),
  from: FROM,
  countFrom: FROM,
  id: 'm.id',
  sorts: {
    dtimeCreated: { sql: 'm.created_at', type: 'timestamptz' },
    id: { sql: 'm.id', type: 'bigint' },
  },
  defaultSort: '-dtimeCreated',
  skewed: ['status', 'topic'],
  filters: {
    q: byRecipient,
    id: byId('m.id'),
    status: byChoice('m.status'),
    channel: byChoice('m.channel'),
    topic: byChoice('m.topic'),
    dtimeCreated: byDays('m.created_at'),
  },
};
