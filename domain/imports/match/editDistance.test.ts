import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 9 });

describe('how far one text is from another', () => {
  it.each([
    ['calamba', 'calamba', 0],
    ['calamba', 'clamba', 1],
    ['calamba', 'callamba', 1],
    ['calamba', 'calomba', 1],
    ['calamba', 'claamba', 1],
    ['calamba', 'clamab', 2],
    ['', 'abc', 3],
  ])('%s and %s: %i', (one, other, distance) => {
    expect(editDistance(one, other, 5)).toBe(distance);
  });

  it('stops beyond the limit', () => {
    expect(editDistance('calamba', 'quezon', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });

  it('is the same both ways, zero only for the same text, and never misled by its limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat(9), (one, other, limit) => {
        const whole = editDistance(one, other, 20);
        expect(editDistance(other, one, 20)).toBe(whole);
        expect(whole === 0).toBe(one === other);
        expect(editDistance(one, other, limit)).toBe(Math.min(whole, limit + 1));
      }),
    );
  });
});
