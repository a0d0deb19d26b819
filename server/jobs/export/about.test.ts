import { describe, expect, it } from 'vitest';
import { aboutLines, filterTexts } from './about.ts';

describe('the cover of an export', () => {
  it.each([
    ['', []],
    ['sort=-name', []],
    ['status=A', ['status is A']],
    ['name[like]=%C3%B1', ['name contains ñ']],
    ['at[gte]=2026-01-01&at[lte]=2026-01-31', ['at from 2026-01-01', 'at to 2026-01-31']],
    ['status[in]=A,B&sort=name', ['status is one of A,B']],
  ])('says of %j that %j', (query, texts) => {
    expect(filterTexts(query)).toEqual(texts);
  });

  it('says who exported what, when in Manila, in which order and how many rows', () => {
    const order = {
      query: 'status=A&sort=-name',
      who: 'Ana Cruz (ana)',
      now: new Date('2026-11-20T16:05:00Z'),
    };
    expect(aboutLines(order, 12)).toEqual([
      ['Exported by', 'Ana Cruz (ana)'],
      ['Exported at', '11/21/2026 00:05 (Manila)'],
      ['Filter', 'status is A'],
      ['Sorted by', 'name, descending'],
      ['Rows', '12'],
    ]);
  });
});
