import { describe, expect, it } from 'vitest';
import { decimalWithPoint, ungroupedDecimal } from './decimal.ts';

describe('a number as people type it', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['12,345,678', '12345678'],
    ['1234.5', '1234.5'],
    ['-1,234', '-1234'],
    ['1,23,4', null],
    ['12,50', null],
    ['1,2345', null],
    ['1234,567', null],
    ['1.234,50', null],
    [',123', null],
    ['0.1,2', null],
    ['', null],
  ])('%j is %j', (text, expected) => expect(ungroupedDecimal(text)).toBe(expected));

  it.each([
    ['12,50', '12.50'],
    ['12,5', '12.5'],
    ['1.234,50', '1234.50'],
    ['1.234.567,5', '1234567.5'],
    ['0,125', '0.125'],
    ['-3,5', '-3.5'],
    // Three digits after a comma are a group.
    ['1,234', null],
    ['1,23,4', null],
    ['1.234', null],
    ['12.50', null],
  ])('%j was meant as %j', (text, expected) => expect(decimalWithPoint(text)).toBe(expected));
});
