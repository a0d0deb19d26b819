import { describe, expect, it } from 'vitest';
import { moved, placeOf, shiftOf } from './moved.ts';

const rows = [0, 50, 100, 150].map((top) => ({ top, height: 50 }));

describe('an entry that is moved', () => {
  it('takes its new place, and the others close up', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });
  it('stays in the list however far it is sent', () => {
    expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
    expect(moved(['a', 'b'], 1, -3)).toEqual(['b', 'a']);
  });
});

describe('a row that is dragged', () => {
  it('changes places once its middle has passed another one', () => {
    expect(placeOf(rows, 0, 49)).toBe(0);
    expect(placeOf(rows, 0, 51)).toBe(1);
    expect(placeOf(rows, 3, -151)).toBe(0);
    expect(placeOf(rows, 1, 1000)).toBe(3);
  });
  it('makes those between its old and its new place give way, and no others', () => {
    expect([0, 1, 2, 3].map((at) => shiftOf(at, 0, 2, 50))).toEqual([0, -50, -50, 0]);
    expect([0, 1, 2, 3].map((at) => shiftOf(at, 3, 1, 50))).toEqual([0, 50, 50, 0]);
  });
});
