import { describe, expect, it } from 'vitest';
import { isSetUpAnew, type LostDevice, MOBILE_SETTLED_DAYS, whyNoFactorReset } from './factorReset.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const account = (more: Partial<LostDevice> = {}): LostDevice => ({
  id: '7',
  status: 'ACTIVE',
  chosen: 'app',
  chosenAt: null,
  mobileSetBy: null,
  mobileSetAt: null,
  ...more,
});
const why = (more: Partial<LostDevice>, by = '1') => whyNoFactorReset(account(more), by, NOW);

describe('taking a second factor away whose device is lost', () => {
  it('is for an account in use that has one', () => {
    expect(why({})).toBeNull();
    expect(why({ status: 'LOCKED', chosen: 'sms' })).toBeNull();
    expect(why({ chosen: 'none' })).toBe('none');
    for (const status of ['INVITED', 'SUSPENDED', 'CLOSED'] as const)
      expect(why({ status }), status).toBe('status');
  });

  it('is not for one that was set up after its loss was told of', () => {
    expect(isSetUpAnew(account(), NOW)).toBe(false);
    expect(isSetUpAnew(account({ chosenAt: NOW }), NOW)).toBe(false);
    expect(isSetUpAnew(account({ chosenAt: NOW }), daysAgo(1))).toBe(true);
  });

  it('is never done for oneself', () => expect(why({}, '7')).toBe('own'));

  it.each([
    ['1', 0, 'mobileSet'],
    ['1', MOBILE_SETTLED_DAYS - 0.01, 'mobileSet'],
    ['1', MOBILE_SETTLED_DAYS, null],
    ['2', 0, null],
    ['7', 0, null],
    [null, 0, null],
  ])('by 1 after %s set the number %s days ago: %s', (mobileSetBy, days, problem) => {
    expect(why({ mobileSetBy, mobileSetAt: daysAgo(days) })).toBe(problem);
  });
});
