import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, type Sort } from './sortCycle.ts';

const clicks = (...fields: string[]): Sort | null => fields.reduce<Sort | null>(nextSort, null);

describe('sorting by the head of a column', () => {
  it('[table.sortCycle] goes from none to asc to desc to none', () => {
    expect(nextSort(null, 'name')).toEqual({ field: 'name', order: 'asc' });
    expect(nextSort({ field: 'name', order: 'asc' }, 'name')).toEqual({ field: 'name', order: 'desc' });
    expect(nextSort({ field: 'name', order: 'desc' }, 'name')).toBeNull();
  });

  it('[table.sortCycle] another column starts at asc and resets the first', () => {
    expect(clicks('name', 'city')).toEqual({ field: 'city', order: 'asc' });
    expect(clicks('name', 'name', 'city')).toEqual({ field: 'city', order: 'asc' });
    expect(clicks('name', 'city', 'name')).toEqual({ field: 'name', order: 'asc' });
  });

  it('[table.sortCycle] is back where it was after three clicks on the sorted column', () => {
    const sorts = fc.record({ field: fc.string(), order: fc.constantFrom('asc' as const, 'desc' as const) });
    fc.assert(
      fc.property(sorts, (sort) => {
        const { field } = sort;
        expect([field, field, field].reduce<Sort | null>(nextSort, sort)).toEqual(sort);
      }),
    );
  });
});
