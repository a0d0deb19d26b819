import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, percentText } from './numberTexts.ts';
import { NONE } from './texts.tsx';

describe('how many there are', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_480, '12,480'],
    [1_234_567_890, '1,234,567,890'],
    [-1500, '-1,500'],
  ])('%d is written %s', (count, text) => expect(countText(count)).toBe(text));

  it.each([
    [0.1, '0.1'],
    [1.25, '1.3'],
    [2048, '2,048'],
    [1023.96, '1,024'],
  ])('%d with a place is written %s', (count, text) => expect(countText(count, 1)).toBe(text));

  it('is every whole number with its thousands apart', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(countText(count)).toBe(new Intl.NumberFormat('en-US').format(count));
      }),
    );
  });
});

describe('a percent', () => {
  it.each([
    [0, '0%'],
    [7, '7%'],
    [0.575, '0.575%'],
    [12.5, '12.5%'],
    [100, '100%'],
    [0.07 * 100, '7%'],
    [0.0001, '0%'],
    [0.000_000_1, '0%'],
    ['2.500', '2.5%'],
  ])('%s is written %s', (percent, text) => expect(percentText(percent)).toBe(text));

  it.each([
    ['0.575', 3, '0.575%'],
    ['2.500', 3, '2.500%'],
    ['12.5', 2, '12.50%'],
    [1.005, 2, '1.01%'],
    [8.345, 2, '8.35%'],
    ['1000', 2, '1,000.00%'],
  ])('%s with %i places is written %s', (percent, places, text) =>
    expect(percentText(percent, places)).toBe(text),
  );

  it('keeps every rate as it is stored, to three places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (thousandths) => {
        const stored = (thousandths / 1000).toFixed(3);
        expect(percentText(stored, 3)).toBe(`${stored}%`);
      }),
    );
  });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, '', ' ', 'abc', '1,5'])(
  'what is no number (%j) is a dash, never 0',
  (value) => {
    expect(percentText(value)).toBe(NONE);
    expect(countText(Number(value === ' ' || value === '' ? 'x' : value))).toBe(NONE);
  },
);
