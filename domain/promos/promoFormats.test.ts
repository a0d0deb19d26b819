import { describe, expect, it } from 'vitest';
import {
  cutDescription,
  descriptionLength,
  formatDiscountRate,
  formatMinAmount,
  MAX_DESCRIPTION,
  MIN_AMOUNT_DEFAULT,
} from './promoFormats.ts';

describe('the description of a promo', () => {
  it.each([
    [401, 400],
    [400, 400],
    [399, 399],
    [0, 0],
  ])('[promo.descriptionCut] of %i characters is cut to %i', (given, expected) => {
    expect(cutDescription('a'.repeat(given))).toHaveLength(expected);
  });

  it('[promo.descriptionCut] never halves a character', () => {
    const cut = cutDescription('😀'.repeat(401));
    expect(descriptionLength(cut)).toBe(MAX_DESCRIPTION);
    expect(cut.isWellFormed()).toBe(true);
    expect(cutDescription(`${'a'.repeat(399)}😀b`).endsWith('😀')).toBe(true);
  });
});

describe('amounts and rates of a promo', () => {
  it('[promo.minAmountDefault] nothing said is 0.00', () => expect(MIN_AMOUNT_DEFAULT).toBe('0.00'));

  it.each([
    [0, '0.00'],
    [5, '5.00'],
    [1234.5, '1,234.50'],
    [1_000_000, '1,000,000.00'],
    ['999999999999.99', '999,999,999,999.99'],
    ['999.9', '999.90'],
    ['abc', 'abc'],
  ])('[promo.minAmountDisplay] %s is shown as %s', (given, expected) => {
    expect(formatMinAmount(given)).toBe(expected);
  });

  it.each([
    [0, '0.00'],
    [12.5, '12.50'],
    [1234.5, '1,234.50'],
    ['100', '100.00'],
  ])('[promo.discountRateDisplay] %s is shown as %s', (given, expected) => {
    expect(formatDiscountRate(given)).toBe(expected);
  });
});
