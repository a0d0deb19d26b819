import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowRanges } from './rowRanges.ts';

describe('rows as people list them', () => {
  it.each([
    [[], ''],
    [[7], '7'],
    [[12, 13, 14, 44], '12–14, 44'],
    [[44, 12, 14, 13, 12], '12–14, 44'],
    [[1, 3, 5, 7, 9, 11, 13, 15], '1, 3, 5, 7, 9, 11, 13, 15'],
    [[1, 3, 5, 7, 9, 11, 13, 15, 17], '1, 3, 5, 7, 9, 11, 13, 15 …'],
  ])('%j is %s', (rows, text) => {
    expect(rowRanges(rows)).toBe(text);
  });

  it('says that there are others', () => {
    expect(rowRanges([2, 3], true)).toBe('2–3 …');
  });

  it('names every row and no other while there is room', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(12)), (rows) => {
        const named = rowRanges(rows)
          .split(', ')
          .filter(Boolean)
          .flatMap((part) => {
            const [from = 0, to = from] = part.split('–').map(Number);
            return Array.from({ length: to - from + 1 }, (_, at) => from + at);
          });
        expect(named).toEqual([...rows].sort((one, other) => one - other));
      }),
    );
  });
});
