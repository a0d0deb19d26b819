import { describe, expect, it } from 'vitest';
import { promoInput } from './promoShapes.ts';

const { discountRate, minAmountDiscount } = promoInput.shape;

describe('the figures of a promo', () => {
  it.each([
    ['1,234.50', '1234.50'],
    [' 1234.5 ', '1234.5'],
    [1234.5, '1234.5'],
    ['1,234,567', '1234567'],
    ['1,23,4', null],
    ['12,50', null],
    ['1.234,50', null],
    ['', null],
  ])('an amount of %j is %j', (typed, expected) => {
    expect(minAmountDiscount.safeParse(typed).data ?? null).toBe(expected);
  });

  it.each([
    ['12.50', '12.50'],
    ['12,50', null],
    ['1,2', null],
  ])('a rate of %j is %j', (typed, expected) => {
    expect(discountRate.safeParse(typed).data ?? null).toBe(expected);
  });

  it('that are no numbers are told so once', () => {
    expect(discountRate.safeParse('12,50').error?.issues).toHaveLength(1);
    expect(discountRate.safeParse('0').error?.issues).toHaveLength(1);
  });
});
