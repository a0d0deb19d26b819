import { describe, expect, it } from 'vitest';
import { setOffReference } from './setOffReference.ts';

describe('setOffReference', () => {
  it('names one payout, or each of a few', () => {
    expect(setOffReference(['12'])).toBe('Payout 12');
    expect(setOffReference(['12', '15', '18'])).toBe('Payouts 12, 15, 18');
  });

  it('names the number, the first and the last where all of them do not fit', () => {
    const ids = Array.from({ length: 31 }, (_, at) => String(1200 + at * 40));
    expect(setOffReference(ids)).toBe('31 payouts, 1200 to 2400');
    expect(setOffReference(ids.slice(0, 8))).toBe('Payouts 1200, 1240, 1280, 1320, 1360, 1400, 1440, 1480');
  });

  it('stays within 60 characters for the longest ids', () => {
    const ids = ['9223372036854775805', '9223372036854775806', '9223372036854775807'];
    expect(setOffReference(ids)?.length).toBeLessThanOrEqual(60);
  });

  it('is null without a payout', () => {
    expect(setOffReference([])).toBeNull();
  });
});
