import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeMobile } from '../formats/mobile.ts';
import { readSearch } from './recordSearch.ts';

describe('what is typed into the search box', () => {
  it.each(['000-912-345-000', '000 912 345 000', '000912345000', '000.912.345/000', '000–912–345–000'])(
    'finds a tax number in any grouping: %s',
    (typed) => {
      expect(readSearch(typed)).toMatchObject({
        tinPart: '000912345000',
        tins: ['000912345', '000912345000000'],
      });
    },
  );

  it.each([
    '0917 123 4567',
    '917 123 4567',
    '+63 917 123 4567',
    '(63) 917-123-4567',
    '639171234567',
    '630917 1234567',
  ])('finds a mobile number in any form: %s', (typed) => {
    const { mobile } = readSearch(typed);
    expect(mobile && normalizeMobile(typed)?.endsWith(mobile)).toBe(true);
  });

  it('finds the beginning and the last four digits of a mobile number', () => {
    expect(readSearch('0917').mobile).toBe('63917');
    expect(readSearch('0917 12').mobile).toBe('6391712');
    expect(readSearch('4567').mobile).toBe('4567');
    expect(readSearch('456').mobile).toBeNull();
  });

  it.each([
    ['P10013', 'P10013'],
    ['sk-2026-001001', 'SK-2026-001001'],
    ['SK 2026 001001', 'SK-2026-001001'],
    ['SK 2026', 'SK2026'],
    ['10013', '10013'],
    ['Crestline', 'Crestline'],
    ['Crestline Gadgets', null],
    ['P1', null],
  ])('%s may be the code %s', (typed, code) => {
    expect(readSearch(typed).code).toBe(code);
  });

  it('text is no number, whatever digits it holds', () => {
    for (const typed of ['7-Eleven 12345', 'SM 000912345', 'x0917 123 4567', '₱1,234.50'])
      expect(readSearch(typed)).toMatchObject({ tinPart: null, tins: [], mobile: null });
  });

  it('digits are a name too: a store may be called 168', () => {
    expect(readSearch(' 168  Mall ').name).toBe('168 Mall');
    expect(readSearch('168')).toMatchObject({ name: '168', beginsWord: false, tinPart: '168' });
  });

  it('one or two characters begin a word and are nothing else', () => {
    for (const typed of ['s', 'SM', '7', '12', '  ñ '])
      expect(readSearch(typed)).toMatchObject({ beginsWord: true, code: null, tinPart: null, mobile: null });
  });

  it('too many digits are neither tax nor mobile number', () => {
    expect(readSearch('1'.repeat(16))).toMatchObject({ tinPart: null, tins: [], mobile: null });
    expect(readSearch('1'.repeat(13)).mobile).toBeNull();
  });

  it('numbers are digits only and never throw, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'binary' }), (typed) => {
        const { tinPart, tins, mobile } = readSearch(typed);
        for (const digits of [tinPart, mobile, ...tins]) expect(digits ?? '0').toMatch(/^\d+$/);
      }),
    );
  });
});
