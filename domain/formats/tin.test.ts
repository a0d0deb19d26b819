import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTin, isValidTin, normalizeTin, storedTin, tinLengths, tinSpellings } from './tin.ts';

const digits = (length: number): string => '123456789012345678'.slice(0, length);

describe('tax ID numbers', () => {
  it('[tin.validation] accepts exactly 9, 12 or 15 digits', () => {
    for (let length = 0; length <= 18; length += 1) {
      expect(isValidTin(digits(length)), `${length} digits`).toBe([9, 12, 15].includes(length));
    }
  });

  it('[tin.validation] refuses everything that is not a digit', () => {
    for (const tin of [
      '12345678a',
      '12345678 ',
      ' 123456789',
      '123456789 ',
      '1234.6789',
      '+12345678',
      '１２３４５６７８９',
      '123456789\n',
    ]) {
      expect(isValidTin(tin), JSON.stringify(tin)).toBe(false);
    }
  });

  it('[tin.validation] looks past the dashes', () => {
    for (const tin of ['123-456-789', '123-456-789-012', '123-456-789-012-345', '1-2-3456789']) {
      expect(isValidTin(tin), tin).toBe(true);
    }
    for (const tin of ['---------', '123-456-78', '123-456-789-0', '123-456-789-00000', '']) {
      expect(isValidTin(tin), tin).toBe(false);
    }
  });

  it('[tin.grouping] shows groups of three, on receipts too [or.tinDisplay]', () => {
    expect(formatTin('123456789')).toBe('123-456-789');
    expect(formatTin('123456789012')).toBe('123-456-789-012');
    expect(formatTin('123456789012345')).toBe('123-456-789-012-345');
  });

  it('[tin.grouping] groups what is still being typed, and anew what is grouped otherwise', () => {
    expect(formatTin('1')).toBe('1');
    expect(formatTin('1234')).toBe('123-4');
    expect(formatTin('12-34-56-789')).toBe('123-456-789');
    expect(formatTin('123-')).toBe('123');
  });

  it('[tin.grouping] shows anything else as it came', () => {
    for (const text of ['', 'N/A', '123 456 789', '12345678a', '-']) expect(formatTin(text)).toBe(text);
  });

  it('[tin.grouping] shows digits that are sent again without the dashes', () => {
    const numeric = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 20 });
    fc.assert(
      fc.property(numeric, (tin) => {
        const shown = formatTin(tin);
        expect(shown).toMatch(/^\d+(-\d+)+$/);
        expect(normalizeTin(shown)).toBe(tin);
        expect(formatTin(shown)).toBe(shown);
        expect(isValidTin(shown)).toBe(isValidTin(tin));
      }),
    );
  });
});

describe('a tax ID with a branch of five', () => {
  const on = { branchOfFive: true };

  it('is stored with a zero before its branch, where the rule takes it', () => {
    expect(storedTin('12345678900001', on)).toBe('123456789000001');
    expect(storedTin('00012345612345', on)).toBe('000123456012345');
    for (const rule of [{}, { branchOfFive: false }])
      expect(storedTin('12345678900001', rule)).toBe('12345678900001');
  });

  it('is the only one that is changed, and means the same branch afterwards', () => {
    for (let length = 0; length <= 18; length += 1)
      if (length !== 14) expect(storedTin(digits(length), on)).toBe(digits(length));
    for (const other of ['1234567890000A', '123-456-789-01', ' 2345678900001'])
      expect(storedTin(other, on)).toBe(other);
    const ofFive = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(ofFive, (tin) => {
        const stored = storedTin(tin, on);
        expect(isValidTin(stored)).toBe(true);
        expect(tinSpellings(tin)).toContain(stored);
        expect(storedTin(stored, on)).toBe(stored);
      }),
    );
  });

  it('is told of in both languages', () => {
    expect(tinLengths({})).toEqual({
      en: 'A TIN has 9, 12 or 15 digits',
      fil: 'Ang TIN ay may 9, 12 o 15 digit',
    });
    expect(tinLengths(on)).toEqual({
      en: 'A TIN has 9, 12, 14 or 15 digits',
      fil: 'Ang TIN ay may 9, 12, 14 o 15 digit',
    });
  });
});

describe('the same tax ID written otherwise', () => {
  it.each([
    ['123456789', ['123456789000', '123456789000000']],
    ['123456789000', ['123456789', '123456789000000']],
    ['12345678900000', ['123456789', '123456789000', '123456789000000']],
    ['12345678900007', ['123456789007', '123456789000007']],
    ['123456789001', ['123456789000001']],
    ['123456789001234', []],
    ['12345678901234', ['123456789001234']],
  ])('%s', (digits, others) => {
    expect(tinSpellings(digits)).toEqual(others);
  });

  it('nothing is made of one that is not whole', () => {
    for (const part of ['', '1', '12345678', '1234567890', '12345678901'])
      expect(tinSpellings(part), part).toEqual([]);
  });

  it('is always a tax ID', () => {
    const whole = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 15 });
    fc.assert(fc.property(whole, (tin) => tinSpellings(tin).every(isValidTin)));
  });
});
