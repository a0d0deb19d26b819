import { describe, expect, it } from 'vitest';
import { number, reading } from '#tests/support/imports/readings.ts';

describe('amounts, rates and whole numbers', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['₱ 1,234.5', '1234.50'],
    ['PHP 1234', '1234.00'],
    ['500 pesos', '500.00'],
    ['0', '0.00'],
    [number('1234.5', '₱1,234.50', '"₱"#,##0.00'), '1234.50'],
    [number('0.30000000000000004'), '0.30'],
    [number('0.125'), 'not_amount'],
    ['1,23.00', 'comma_groups'],
    ['1,23,4', 'comma_groups'],
    ['₱1,2345', 'comma_groups'],
    ['1.234,50', 'decimal_comma → 1234.50'],
    ['12,50', 'decimal_comma → 12.50'],
    ['PHP 12,5', 'decimal_comma → 12.5'],
    ['12,5%', 'not_amount'],
    ['1.234', 'not_amount'],
    ['free', 'not_amount'],
    ['-5', 'out_of_range'],
    [number('-5'), 'out_of_range'],
    ['1000000000000', 'out_of_range'],
  ])('an amount %j: %s', (cell, expected) => {
    expect(reading('amount')(cell)).toBe(expected);
  });

  it.each([
    ['12.5%', '12.5'],
    ['12.50 %', '12.5'],
    ['12.5', '12.5'],
    [number('12.5'), '12.5'],
    [number('0.125', '13%', '0%'), '12.5'],
    [number('0.07', '7%', '0%'), '7'],
    [number('12.5', '12.5%', '0.0"%"'), '12.5'],
    ['12,50', 'decimal_comma → 12.50'],
    ['12,5 %', 'decimal_comma → 12.5%'],
    ['1,2,3', 'comma_groups'],
    ['0.12', 'unclear_rate → 0.12% or 12%'],
    ['0,12', 'decimal_comma → 0.12'],
    ['.5', 'not_percent'],
    [number('0.12'), 'unclear_rate → 0.12% or 12%'],
    [number('0.07', '0.07', '0.00'), 'unclear_rate → 0.07% or 7%'],
    [number('0.5', '0.5%', '0.0"%"'), '0.5'],
    // Of one that no rate of two decimals can be, the other is left.
    [number('0.125'), 'unclear_rate → 12.5%'],
    ['0.1234', 'unclear_rate → 12.34%'],
    ['0.12345', 'not_percent'],
    ['0.12%', '0.12'],
    ['0.12 %', '0.12'],
    [number('0.0012', '0.12%', '0.00%'), '0.12'],
    ['1', '1'],
    ['100', '100'],
    ['0', 'not_percent'],
    ['100.01', 'not_percent'],
    ['12.345', 'not_percent'],
    ['-1', 'not_percent'],
    ['ten', 'not_percent'],
  ])('a rate %j: %s', (cell, expected) => {
    expect(reading('percent')(cell)).toBe(expected);
  });

  it.each([
    ['1,000', '1000'],
    [number('12', '12.00', '0.00'), '12'],
    ['007', '7'],
    ['12.5', 'not_integer'],
    ['-1', 'out_of_range'],
    ['99999999999', 'out_of_range'],
    ['one', 'not_integer'],
    ['1,00', 'decimal_comma → 1.00'],
    ['1,0000', 'comma_groups'],
  ])('a whole number %j: %s', (cell, expected) => {
    expect(reading('integer')(cell)).toBe(expected);
  });
});
