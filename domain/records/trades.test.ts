import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../review/applicationStatus.ts';
import { partnerHold, partnerHoldLabel, trades } from './trades.ts';

const CELLS = APPLICATION_STATUSES.flatMap((store) =>
  APPLICATION_STATUSES.map((partner): [ApplicationStatus, ApplicationStatus] => [store, partner]),
);

describe('whether a store trades', () => {
  it.each(CELLS)('as %s under a partner that is %s', (store, partner) => {
    expect(trades(store, partner)).toBe(store === 'A' && partner === 'A');
  });

  it.each(CELLS)(
    'a store that is %s is held by a partner that is %s, and then does not trade',
    (store, partner) => {
      const hold = partnerHold(partner);
      expect(hold).toBe(['I', 'B', 'C'].includes(partner) ? partner : null);
      if (hold) expect(trades(store, partner)).toBe(false);
    },
  );

  it('says what holds it', () => {
    expect(Object.values(partnerHoldLabel).map(({ en }) => en)).toEqual([
      'Partner inactive',
      'Partner blocked',
      'Partner closed',
    ]);
  });
});
