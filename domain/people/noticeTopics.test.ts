import { describe, expect, it } from 'vitest';
import { DIGEST_HOUR, lastDigest } from './noticeTopics.ts';

describe('the mail of a morning', () => {
  it('goes out at seven in Manila', () => expect(DIGEST_HOUR).toBe(7));

  it.each([
    ['2026-11-24T06:59:59+08:00', '2026-11-23T07:00:00+08:00'],
    ['2026-11-24T07:00:00+08:00', '2026-11-24T07:00:00+08:00'],
    ['2026-11-24T23:30:00+08:00', '2026-11-24T07:00:00+08:00'],
    ['2026-12-01T01:00:00+08:00', '2026-11-30T07:00:00+08:00'],
  ])('of %s was that of %s', (now, last) => {
    expect(lastDigest(new Date(now))).toEqual(new Date(last));
  });
});
