import { describe, expect, it } from 'vitest';
import { isNearEnd, leftInSeries, nextNumbers, receiptNumber } from './receiptNumber.ts';

describe('the numbers of a series', () => {
  it('have ten digits behind the prefix', () => {
    expect(receiptNumber('OR-', 1)).toBe('OR-0000000001');
    expect(receiptNumber('', 9_999_999_999n)).toBe('9999999999');
  });

  it('are left until the last one is given', () => {
    expect(leftInSeries({ last: 10n, next: 1n })).toBe(10n);
    expect(leftInSeries({ last: 10n, next: 10n })).toBe(1n);
    expect(leftInSeries({ last: 10n, next: 11n })).toBe(0n);
  });

  it('near their end once nine in ten are given', () => {
    const given = (next: bigint) => isNearEnd({ first: 101n, last: 200n, next });
    expect([given(101n), given(190n), given(191n), given(201n)]).toEqual([false, false, true, true]);
  });
});

describe('the next numbers of several series', () => {
  const [old, next] = [
    { id: 'a', last: 10n, next: 9n },
    { id: 'b', last: 5n, next: 1n },
  ] as const;
  const taken = (count: number) =>
    nextNumbers([old, next], count)?.map(({ series: { id }, first, last }) => [id, first, last]);

  it('are of the first series while it has some, and then of the one behind it', () => {
    expect(taken(1)).toEqual([['a', 9n, 9n]]);
    expect(taken(2)).toEqual([['a', 9n, 10n]]);
    expect(taken(4)).toEqual([
      ['a', 9n, 10n],
      ['b', 1n, 2n],
    ]);
    expect(taken(7)).toHaveLength(2);
  });

  it('are none where there are fewer than are asked for', () => {
    expect(taken(8)).toBeUndefined();
    expect(nextNumbers([], 1)).toBeNull();
    expect(nextNumbers([{ last: 1n, next: 2n }], 1)).toBeNull();
    expect(nextNumbers([], 0)).toEqual([]);
  });
});
