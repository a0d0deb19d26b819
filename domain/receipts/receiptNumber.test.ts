import { describe, expect, it } from 'vitest';
import { isNearEnd, leftInSeries, receiptNumber } from './receiptNumber.ts';

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
