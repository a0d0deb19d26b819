import { describe, expect, it } from 'vitest';
import { type HeldRight, idleUntil, unusedRights } from './unusedRights.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const held = (right: Partial<HeldRight>): HeldRight => ({
  permission: 'PAR_VIEW',
  role: 'READERS',
  since: '2026-01-01T00:00:00Z',
  lastUsed: null,
  ...right,
});
const unused = (...rights: Partial<HeldRight>[]) => unusedRights(rights.map(held), NOW);

describe('what is long ago', () => {
  it('is ninety of Manila\u2019s days, whatever the hour', () => {
    expect(idleUntil(NOW)).toBe('2026-08-22');
    expect(idleUntil(new Date('2026-11-19T15:59:59Z'))).toBe('2026-08-21');
    expect(idleUntil(new Date('2026-11-19T16:00:00Z'))).toBe('2026-08-22');
  });
});

describe('an unused right', () => {
  it('was never used, or last ninety days ago', () => {
    expect(unused({})).toEqual([{ permission: 'PAR_VIEW', roles: ['READERS'], lastUsed: null }]);
    expect(unused({ lastUsed: '2026-08-22' })).toHaveLength(1);
    expect(unused({ lastUsed: '2026-08-23' })).toEqual([]);
  });

  it('is none that somebody has had for less than ninety days', () => {
    expect(unused({ since: '2026-08-22T15:59:59Z' })).toHaveLength(1);
    expect(unused({ since: '2026-08-22T16:00:00Z' })).toEqual([]);
  });

  it('names every role that gives it, also one of yesterday, and none where it was given besides', () => {
    const [both] = unused({}, { role: 'WRITERS', since: NOW.toISOString() });
    expect(both?.roles).toEqual(['READERS', 'WRITERS']);
    expect(unused({ role: null })[0]?.roles).toEqual([]);
  });
});
