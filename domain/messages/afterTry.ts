import type { MessageReason } from './messageReason.ts';
import type { MessageStatus } from './messageStatus.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A message is tried for this long after it was queued. */
export const GIVE_UP_MS = 72 * HOUR_MS;
const FIRST_WAIT_MS = 10 * SECOND_MS;
const LONGEST_WAIT_MS = HOUR_MS;
/** A code lives for minutes, so its tries stay close together. */
const LONGEST_WAIT_OF_CODE_MS = 30 * SECOND_MS;
/** A gateway's own Retry-After is followed up to here. */
export const LONGEST_RETRY_AFTER_MS = 12 * HOUR_MS;
/** Unknown outcomes before even a gateway that recognises repeats is not asked again. */
const MOST_UNKNOWN = 2;

/** Why a try did not succeed, and what the gateway said about it. */
export interface Failure {
  reason: MessageReason;
  detail: string | null;
}

/** What a transport says about one try. `configuration`: our own settings are refused, which is not the recipient's fault. */
export type Outcome =
  | { kind: 'sent' }
  | (Failure & { kind: 'temporary' | 'configuration'; retryAfterMs?: number | undefined })
  | (Failure & { kind: 'permanent' })
  | (Failure & { kind: 'unknown' });

export interface Tries {
  /** Tries since the message was queued, this one included, and how many of the earlier ones ended unknown. */
  count: number;
  unknowns: number;
  isShortLived: boolean;
  queuedAt: Date;
  now: Date;
  /** The receiver recognises a repeated message by its key. */
  isRepeatable: boolean;
}

export type AfterTry =
  | { status: Exclude<MessageStatus, 'retrying'> }
  | { status: 'retrying'; waitMs: number };

/** The wait after `count` tries: 10 s doubled each time up to an hour, of which `random` (0 to 1) takes off up to a half. */
export const backoffMs = (
  { count, isShortLived }: Pick<Tries, 'count' | 'isShortLived'>,
  random: number,
): number => {
  const longest = isShortLived ? LONGEST_WAIT_OF_CODE_MS : LONGEST_WAIT_MS;
  const wait = Math.min(longest, FIRST_WAIT_MS * 2 ** Math.min(count - 1, 20));
  return Math.round(wait * (1 - random / 2));
};

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const retry = (waitMs: number, { queuedAt, now }: Tries): AfterTry => {
  const left = queuedAt.getTime() + GIVE_UP_MS - now.getTime();
  return left <= 0 ? { status: 'failed' } : { status: 'retrying', waitMs: Math.min(waitMs, left) };
};

/** Decides what becomes of a message after a try. `random` is between 0 and 1 and spreads the tries of many messages. */
export const afterTry = (outcome: Outcome, tries: Tries, random: number): AfterTry => {
  if (outcome.kind === 'sent') return { status: 'sent' };
  if (outcome.kind === 'permanent') return { status: 'failed' };
  if (outcome.kind === 'unknown') {
    const isLast = !tries.isRepeatable || tries.unknowns + 1 >= MOST_UNKNOWN;
    return isLast ? { status: 'unknown' } : retry(backoffMs(tries, random), tries);
  }
  const asked = outcome.retryAfterMs;
  const wait =
    asked === undefined
      ? backoffMs(tries, random)
      : within(asked, SECOND_MS, LONGEST_RETRY_AFTER_MS) + Math.round(random * FIRST_WAIT_MS);
  return retry(wait, tries);
};

/**
 * Reads a Retry-After header: seconds, or an HTTP date counted from when the answer was sent. Returns undefined when it is neither, or a
 * date without that.
 */
export const retryAfterMs = (header: string | null, answeredAt: Date): number | undefined => {
  const value = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(value)) return Number(value) * SECOND_MS;
  // Dates without a weekday or GMT are read by Date.parse too, but no gateway sends them.
  const at = /^[A-Z][a-z]{2},? .{10,40}$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at - answeredAt.getTime()) ? undefined : Math.max(0, at - answeredAt.getTime());
};
