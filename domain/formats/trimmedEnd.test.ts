import { describe, expect, it } from 'vitest';
import { groupedDigits, trimmedEnd, trimmedStart, withoutEndZeros } from './trimmedEnd.ts';

describe('trimmedEnd and trimmedStart', () => {
  it('take away the characters at their end of the text alone', () => {
    expect(trimmedEnd('a/b//', '/')).toBe('a/b');
    expect(trimmedEnd('name. . ', '. ')).toBe('name');
    expect(trimmedEnd('////', '/')).toBe('');
    expect(trimmedEnd('', '/')).toBe('');
    expect(trimmedStart('.. a.b', '. ')).toBe('a.b');
  });
});

describe('withoutEndZeros', () => {
  it.each([
    ['12.500', '12.5'],
    ['12.00', '12'],
    ['1200', '1200'],
    ['0.0', '0'],
  ])('writes %s as %s', (decimal, plain) => expect(withoutEndZeros(decimal)).toBe(plain));
});

describe('groupedDigits', () => {
  it.each([
    ['7', '7'],
    ['123', '123'],
    ['1234', '1,234'],
    ['999999999999', '999,999,999,999'],
  ])('writes %s as %s', (digits, grouped) => expect(groupedDigits(digits)).toBe(grouped));
});
