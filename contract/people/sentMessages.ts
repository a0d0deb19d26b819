import { z } from 'zod';
import { MESSAGE_REASONS } from '#domain/messages/messageReason.ts';
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATUSES,
  MESSAGE_TOPICS,
  TRY_OUTCOMES,
} from '#domain/messages/messageStatus.ts';
import { MOST_RESENT } from '#domain/messages/whyNotResend.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';

/** An outgoing mail or SMS as staff see it: never its text. */
const messageRow = z.object({
  id,
  channel: z.enum(MESSAGE_CHANNELS),
  topic: z.enum(MESSAGE_TOPICS),
  /** Masked: the last four digits of a number, the first letter and the domain of an address. */
  recipient: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** Why the last try failed, and what the gateway said, without codes and links. Older messages have that alone. */
  reason: z.enum(MESSAGE_REASONS).nullable(),
  detail: z.string().nullable(),
  attempts: z.number().int(),
  /** It carried a code or single-use link. */
  isSecret: z.boolean(),
  /** Its text is still stored, so it could be sent again. */
  hasText: z.boolean(),
  dtimeCreated: instant,
  dtimeSent: instant.nullable(),
  /** Of a message that waits for its next try. */
  dtimeNextTry: instant.nullable(),
});
export type SentMessageRow = z.infer<typeof messageRow>;

const messageTry = z.object({
  number: z.number().int(),
  dtimeStarted: instant,
  dtimeEnded: instant.nullable(),
  /** Null while it is under way. */
  outcome: z.enum(TRY_OUTCOMES).nullable(),
  reason: z.enum(MESSAGE_REASONS).nullable(),
  detail: z.string().nullable(),
});
export type MessageTry = z.infer<typeof messageTry>;
const message = messageRow.extend({ tries: z.array(messageTry) });
export type SentMessage = z.infer<typeof message>;

/** What became of one message of several; `message` says why it was not queued again. */
const resent = z.object({
  id,
  result: z.enum(['queued', 'refused']),
  message: z.string().nullable(),
});
export type ResentMessage = z.infer<typeof resent>;

export const SENT_MESSAGE_SORTS = ['dtimeCreated', 'id'] as const;
export const sentMessageFilters = {
  /** A full mobile number or mail address. */
  q: filter.text(),
  id: filter.ids(),
  status: filter.oneOf(MESSAGE_STATUSES),
  channel: filter.oneOf(MESSAGE_CHANNELS),
  topic: filter.oneOf(MESSAGE_TOPICS),
  dtimeCreated: filter.days(),
};

const view = {
  ...any('UM_VIEW_ACCESS_ROLE'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;

/** Outgoing mail and SMS, for the staff who run the gateways. */
export const sentMessages = {
  listSentMessages: call('GET', '/api/sent-messages', view)
    .input(z.object({ query: listQuery(sentMessageFilters, SENT_MESSAGE_SORTS) }))
    .output(listOf(messageRow)),
  getSentMessage: call('GET', '/api/sent-messages/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(message)),
  /** Queues messages again, each by itself: one that is refused keeps no other from it. */
  resendMessages: call('POST', '/api/sent-messages/resend', {
    ...any('UM_EDIT_ACCESS_ROLE'),
    userType: 'INTERNAL',
    addition: true,
  })
    .input(z.object({ body: z.strictObject({ ids: z.array(z.string().max(19)).min(1).max(MOST_RESENT) }) }))
    .output(wholeList(resent)),
};
