import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import {
  afterTry,
  backoffMs,
  GIVE_UP_MS,
  LONGEST_RETRY_AFTER_MS,
  retryAfterMs,
  type Tries,
} from './afterTry.ts';
import { messageStatus } from './messageStatus.ts';

const queuedAt = new Date('2026-11-20T00:00:00Z');
const first: Tries = {
  count: 1,
  unknowns: 0,
  isShortLived: false,
  queuedAt,
  now: new Date(queuedAt.getTime() + 1000),
  isRepeatable: false,
};
const why = { reason: 'gatewayBusy', detail: null } as const;
const since = (ms: number): Tries => ({ ...first, count: 50, now: new Date(queuedAt.getTime() + ms) });
const HOUR_MS = 3_600_000;

describe('afterTry', () => {
  it.each([
    ['an accepted message is sent', { kind: 'sent' } as const, first, { status: 'sent' }],
    ['a refusal is final at once', { kind: 'permanent', ...why } as const, first, { status: 'failed' }],
    [
      'a temporary failure is tried again after ten seconds',
      { kind: 'temporary', ...why } as const,
      first,
      { status: 'retrying', waitMs: 10_000 },
    ],
    [
      'wrong settings of ours are no refusal of the recipient',
      { kind: 'configuration', ...why } as const,
      first,
      { status: 'retrying', waitMs: 10_000 },
    ],
    [
      'a gateway’s Retry-After is followed',
      { kind: 'temporary', ...why, retryAfterMs: 90_000 } as const,
      first,
      { status: 'retrying', waitMs: 90_000 },
    ],
    [
      'a Retry-After of a year is bounded',
      { kind: 'temporary', ...why, retryAfterMs: 365 * 24 * HOUR_MS } as const,
      first,
      { status: 'retrying', waitMs: LONGEST_RETRY_AFTER_MS },
    ],
    [
      'a Retry-After of nothing still waits a second',
      { kind: 'temporary', ...why, retryAfterMs: 0 } as const,
      first,
      { status: 'retrying', waitMs: 1000 },
    ],
    [
      'an outage of two days is outlasted',
      { kind: 'temporary', ...why } as const,
      since(48 * HOUR_MS),
      { status: 'retrying', waitMs: HOUR_MS },
    ],
    [
      'the last try comes at the end of three days',
      { kind: 'temporary', ...why } as const,
      since(GIVE_UP_MS - 60_000),
      { status: 'retrying', waitMs: 60_000 },
    ],
    [
      'three days are the end',
      { kind: 'temporary', ...why } as const,
      since(GIVE_UP_MS),
      { status: 'failed' },
    ],
    ['an unknown outcome stays unknown', { kind: 'unknown', ...why } as const, first, { status: 'unknown' }],
    [
      'an unknown outcome is tried again where repeats are recognised',
      { kind: 'unknown', ...why } as const,
      { ...first, isRepeatable: true },
      { status: 'retrying', waitMs: 10_000 },
    ],
    [
      'a second unknown outcome stays unknown everywhere',
      { kind: 'unknown', ...why } as const,
      { ...first, isRepeatable: true, unknowns: 1 },
      { status: 'unknown' },
    ],
  ])('%s', (_, outcome, tries, expected) => {
    expect(afterTry(outcome, tries, 0)).toEqual(expected);
    expect(mayMove(messageStatus, 'sending', afterTry(outcome, tries, 1).status)).toBe(true);
  });
});

describe('backoffMs', () => {
  it.each([
    [1, false, 10_000],
    [2, false, 20_000],
    [7, false, 640_000],
    [10, false, HOUR_MS],
    [5000, false, HOUR_MS],
    [1, true, 10_000],
    [3, true, 30_000],
    [20, true, 30_000],
  ])('waits after try %i (of a code: %s) for %i ms, less up to a half', (count, isShortLived, most) => {
    expect(backoffMs({ count, isShortLived }, 0)).toBe(most);
    expect(backoffMs({ count, isShortLived }, 1)).toBe(most / 2);
  });
});

describe('retryAfterMs', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 00:02:00 GMT', 120_000],
    ['Thu, 19 Nov 2026 00:02:00 GMT', 0],
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['2026', 2_026_000],
    ['99999999999999999999', undefined],
  ])('reads %j as %s', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});

describe('messageStatus', () => {
  it('lets nothing but a resend leave failed and unknown, and nothing leave sent and expired', () => {
    expect(messageStatus.failed.next).toEqual(['queued']);
    expect(messageStatus.unknown.next).toEqual(['sent', 'queued']);
    expect([messageStatus.sent.final, messageStatus.expired.final]).toEqual([true, true]);
  });

  it('reaches every state from queued', () => {
    const reached = new Set(['queued']);
    for (const status of reached)
      for (const next of messageStatus[status as keyof typeof messageStatus].next) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(messageStatus).sort());
  });
});
