import { describe, expect, it } from 'vitest';
import type { Permission } from '../permissions.ts';
import { type AccessLevel, type AccessState, accessChange, givesMore, takesAway } from './accessChange.ts';

const access = (
  permissions: Permission[],
  level: AccessLevel = 'ALL',
  stores: Record<string, string> = {},
): AccessState => ({ permissions: new Set(permissions), level, stores: new Map(Object.entries(stores)) });

describe('a change of access', () => {
  it('gains what was not there before and loses what is there no more', () => {
    const change = accessChange(access(['PAR_VIEW', 'MER_VIEW']), access(['MER_VIEW', 'PRO_VIEW']));
    expect(change).toEqual({
      gains: ['PRO_VIEW'],
      loses: ['PAR_VIEW'],
      storesGained: [],
      storesLost: [],
      reach: 'same',
    });
    expect([takesAway(change), givesMore(change)]).toEqual([true, true]);
  });

  it('that only adds takes nothing away', () => {
    const change = accessChange(access(['MER_VIEW']), access(['MER_VIEW', 'PRO_VIEW']));
    expect([takesAway(change), givesMore(change)]).toEqual([false, true]);
  });

  it('of nothing does neither', () => {
    const change = accessChange(access(['MER_VIEW']), access(['MER_VIEW']));
    expect([takesAway(change), givesMore(change)]).toEqual([false, false]);
  });

  it.each([
    [['1'], ['1', '2'], ['Two'], []],
    [['1', '2'], ['2'], [], ['One']],
    [['1'], ['2'], ['Two'], ['One']],
    [['1'], ['1'], [], []],
  ])('names the stores from %j to %j', (before, after, storesGained, storesLost) => {
    const names: Record<string, string> = { 1: 'One', 2: 'Two' };
    const at = (ids: string[]) =>
      access([], 'MERCHANT', Object.fromEntries(ids.map((id) => [id, names[id] ?? ''])));
    const change = accessChange(at(before), at(after));
    expect(change).toMatchObject({ storesGained, storesLost, reach: 'same' });
    expect(takesAway(change)).toBe(storesLost.length > 0);
    expect(givesMore(change)).toBe(storesGained.length > 0);
  });

  it('from head office to a store is narrower, though a store is named that was not before', () => {
    const change = accessChange(access([], 'PARTNER'), access([], 'MERCHANT', { 1: 'One' }));
    expect(change).toMatchObject({ storesGained: [], storesLost: [], reach: 'narrower' });
    expect([takesAway(change), givesMore(change)]).toEqual([true, false]);
  });

  it('from a store to head office is wider, though the store is theirs no more', () => {
    const change = accessChange(access([], 'MERCHANT', { 1: 'One' }), access([], 'PARTNER'));
    expect(change).toMatchObject({ storesGained: [], storesLost: [], reach: 'wider' });
    expect([takesAway(change), givesMore(change)]).toEqual([false, true]);
  });
});
