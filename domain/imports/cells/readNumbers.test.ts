import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { number, reading } from '#tests/support/imports/readings.ts';
import { NO_FACTS } from '../fields/columnFacts.ts';
import { columnFacts } from './readCell.ts';

describe('tax numbers', () => {
  it.each([
    ['004-123-456', '004123456'],
    ['004–123–456–000', '004123456000'],
    ['004 123 456 000 001', '004123456000001'],
    [number('4123456'), 'lost_zero → 004123456'],
    [number('41234560'), 'lost_zero → 041234560'],
    [number('4123456000'), 'lost_zero → 004123456000'],
    // A head office whose root begins with three zeros looks like a root alone.
    [number('154166000'), 'lost_zero → 000154166000'],
    [number('154166000000'), 'lost_zero → 000154166000000'],
    [number('123456789'), '123456789, number_cell'],
    [number('123456789001'), '123456789001, number_cell'],
    [number('123456789000001'), '123456789000001'],
    [number('4123456', '004123456', '000000000'), '004123456'],
    [number('4123456000', '004-123-456-000', '000-000-000-000'), '004123456000'],
    [number('12345678900007'), 'not_tin → 123456789000007'],
    [number('1234567890000012'), 'rounded_number'],
    [number('123456789000001', '1.23457E+14'), '123456789000001'],
    [number('123457000000000', '1.23457E+14'), 'rounded_number'],
    [number('41.5'), 'not_tin'],
    [number('-123456789'), 'not_tin'],
    ['1.23457E+14', 'rounded_number'],
    ['4123456', 'not_tin → 004123456'],
    ['123-456-789-00007', 'not_tin → 123456789000007'],
    ['12345', 'not_tin'],
    ['N/A', 'not_tin'],
    ['123-456-78X', 'not_tin'],
  ])('%j: %s', (cell, expected) => {
    expect(reading('tin')(cell)).toBe(expected);
  });

  it('never lose a zero in silence: a number that was one is taken only whole, else told of', () => {
    const tin = fc
      .constantFrom(9, 12, 15)
      .chain((length) =>
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length }),
      );
    fc.assert(
      fc.property(tin, (typed) => {
        const said = reading('tin')(number(String(Number(typed))));
        expect(said === typed || /number_cell|lost_zero|not_tin|rounded_number/.test(said), said).toBe(true);
      }),
    );
  });
});

describe('tax numbers where a branch of five is taken', () => {
  const facts = { ...NO_FACTS, branchOfFive: true };
  const asked = 'unclear_tin → 123456789000007 or 012345678900007';
  it.each([
    ['123-456-789-00007', '123456789000007'],
    ['123 456 789 00007', '123456789000007'],
    ['12345678900007', '123456789000007'],
    ['004-123-456-000', '004123456000'],
    [number('12345678900007'), asked],
    [number('4123456700007', '04123456700007', '00000000000000'), '041234567000007'],
    [number('123456789000001'), '123456789000001'],
    ['4123456', 'not_tin_of_five → 004123456'],
    ['1234567890007', 'not_tin_of_five → 123456789000007'],
  ])('%j: %s', (cell, expected) => {
    expect(reading('tin', facts)(cell)).toBe(expected);
  });

  it('a csv may have lost a zero of bare digits, and of no others', () => {
    const ofCsv = reading('tin', { ...facts, hasTextsAlone: true });
    expect(ofCsv('12345678900007')).toBe(asked);
    expect(ofCsv('04123456700007')).toBe('041234567000007');
    expect(ofCsv('123-456-789-00007')).toBe('123456789000007');
    expect(reading('tin', { ...NO_FACTS, hasTextsAlone: true })('12345678900007')).toBe(
      'not_tin → 123456789000007',
    );
  });
});

describe('mobile numbers', () => {
  it.each([
    ['0917 123 4567', '639171234567'],
    ['+63 917–123–4567', '639171234567'],
    [number('9171234567'), '639171234567'],
    [number('639171234567'), '639171234567'],
    [number('639171234567', '6.39171E+11'), '639171234567'],
    [number('9171234567', '0917-123-4567', '0000-000-0000'), '639171234567'],
    [number('639171234567', '6.39E+11', '0.00E+00'), 'rounded_number → 639171234567'],
    [number('639000000000', '6.39E+11'), 'rounded_number'],
    ['6.39E+11', 'rounded_number'],
    [number('917123456'), 'not_mobile'],
    [number('-9171234567'), 'not_mobile'],
    [number('917123456.7'), 'not_mobile'],
    ['O9171234567', 'not_mobile → 09171234567'],
    ['0917 123 456', 'not_mobile'],
    ['0917 123 4567 / 0918 123 4567', 'not_mobile'],
  ])('%j: %s', (cell, expected) => {
    expect(reading('mobile')(cell)).toBe(expected);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['(02) 8123-4567', '(02) 8123-4567'],
    ['+63 2 8123 4567 loc. 101', '+63 2 8123 4567 loc. 101'],
    ['8123-4567', '8123-4567'],
    ['812-345', 'not_landline'],
    ['call me', 'not_landline'],
    ['1234567890123456', 'not_landline'],
    // Of a number without a length nobody can say that no zero is missing.
    [number('81234567'), '81234567, number_cell'],
    [number('281234567'), 'lost_zero → 0281234567'],
    [number('9171234567'), 'lost_zero → 09171234567'],
    [number('63281234567'), '63281234567, number_cell'],
    [number('281234567', '(02) 8123-4567', '(00) 0000-0000'), '0281234567'],
    [number('12345'), 'not_landline'],
  ])('%j: %s', (cell, expected) => {
    expect(reading('landline')(cell)).toBe(expected);
  });
});

describe('numbers of stores', () => {
  it.each([
    ['(049) 545 1234', '(049) 545 1234'],
    ['0917 123 4567', '639171234567'],
    ['9171234567', '639171234567'],
    ['call Nena', 'not_landline'],
    // A mobile number as a number cell is whole: the zero in front is no part of what is kept.
    [number('9171234567'), '639171234567'],
    [number('639171234567', '6.39171E+11'), '639171234567'],
    [number('495451234'), 'lost_zero → 0495451234'],
    [number('81234567'), '81234567, number_cell'],
    [number('495451234', '(049) 545 1234', '(000) 000 0000'), '0495451234'],
    [number('12345'), 'not_landline'],
    [number('-81234567'), 'not_landline'],
  ])('[send.branchContact] %j: %s', (cell, expected) => {
    expect(reading('phone')(cell)).toBe(expected);
  });
});

describe('ZIP codes', () => {
  it.each([
    ['4027', '4027'],
    [number('4027'), '4027'],
    [number('4027', '4,027', '#,##0'), '4027'],
    [number('4027', '4027.00', '0.00'), '4027'],
    [number('400', '0400', '0000'), '0400'],
    [number('400'), 'lost_zero → 0400'],
    [number('40270'), 'not_zip'],
    [number('4027.5'), 'not_zip'],
    ['400', 'not_zip'],
    ['4027 - Calamba', 'not_zip → 4027'],
    ['4O27', 'not_zip'],
  ])('%j: %s', (cell, expected) => {
    expect(reading('zip')(cell)).toBe(expected);
  });
});

describe('codes and digits', () => {
  it.each([
    ['P-0001', 'P-0001'],
    [number('10023'), '10023, number_cell'],
    [number('23', '00023', '00000'), '00023'],
    [number('12.5'), '12.5, number_cell'],
    [number('12345678901234567'), 'rounded_number'],
    ['1.23E+15', 'rounded_number'],
  ])('a code %j: %s', (cell, expected) => {
    expect(reading('code')(cell)).toBe(expected);
  });

  it.each([
    ['0012 3456-7890', '001234567890'],
    [number('1234567890'), '1234567890, number_cell'],
    ['12a', 'not_digits'],
    [number('-5'), 'not_digits'],
  ])('digits %j: %s', (cell, expected) => {
    expect(reading('digits')(cell)).toBe(expected);
  });

  it('are told of in a list too', () => {
    expect(reading('codes')('12345678; 12345679')).toBe('12345678\n12345679');
    expect(reading('codes')('; 12345678, 12345679, 12345678')).toBe('12345678\n12345679');
    expect(reading('codes')(number('12345678'))).toBe('12345678, number_cell');
    expect(reading('codes')(number('1234567890123456'))).toBe('rounded_number');
    expect(reading('codes')('12345678; 1.23E+11')).toBe('rounded_number');
    expect(reading('codes', columnFacts(['00012']))(number('14'))).toBe('lost_zero → 00014');
  });

  it('have lost zeros when they have a length', () => {
    for (const type of ['code', 'digits'] as const) {
      const said = reading(type, undefined, { lengths: [8] });
      expect(said(number('1234567'))).toBe('lost_zero → 01234567');
      expect(said(number('12345678'))).toBe('12345678');
      expect(said(number('123456789'))).toBe('123456789, number_cell');
      expect(said(number('7', '00000007', '00000000'))).toBe('00000007');
      expect(reading(type, undefined, { lengths: [8, 15] })(number('123456789'))).toBe(
        'lost_zero → 000000123456789',
      );
    }
  });

  describe('of more than 15 digits', () => {
    const csv = (...others: string[]) => ({ ...columnFacts(others), hasTextsAlone: true });
    const [WHOLE, ZEROS] = ['1234567890123456', '1234567890123450'];

    it.each(['code', 'digits', 'codes'] as const)('are asked about in a csv: %s', (type) => {
      expect(reading(type, csv())(WHOLE)).toBe(`long_number → ${WHOLE}`);
      expect(reading(type, csv())('123456789012345678')).toBe('long_number → 123456789012345678');
      // Fifteen are kept, a zero in front or a blank is of no number.
      for (const text of ['123456789012340', '0001234567890123456'])
        expect(reading(type, csv())(text)).toBe(text);
    });

    it.each(['code', 'digits', 'codes'] as const)(
      'were rounded in a csv where zeros stand for the rest, unless others of the column are whole: %s',
      (type) => {
        expect(reading(type, csv())(ZEROS)).toBe('rounded_number');
        expect(reading(type, csv('12345678901234500000'))(ZEROS)).toBe('rounded_number');
        expect(reading(type, csv(WHOLE))(ZEROS)).toBe(`long_number → ${ZEROS}`);
      },
    );

    it.each(['code', 'digits', 'codes'] as const)(
      'are what was typed in a text of a workbook: %s',
      (type) => {
        for (const text of [WHOLE, ZEROS]) expect(reading(type)(text)).toBe(text);
        expect(reading(type)('1.23E+15')).toBe('rounded_number');
      },
    );

    it('and those that are wrong besides are told of that', () => {
      expect(reading('tin', csv())(WHOLE)).toBe('not_tin');
      expect(reading('landline', csv())(WHOLE)).toBe('not_landline');
      expect(reading('codes', csv())(`${WHOLE}; 12345678`)).toBe(`${WHOLE}\n12345678`);
    });
  });

  it('have lost a zero when the others of the column begin with one and are longer', () => {
    for (const type of ['code', 'digits'] as const) {
      const said = reading(type, columnFacts(['00012', ' 00013', 'A7', '']));
      expect(said(number('14'))).toBe('lost_zero → 00014');
      expect(said(number('70014'))).toBe('70014');
      expect(said(number('1234567'))).toBe('1234567, number_cell');
      expect(said('14')).toBe('14');
      expect(reading(type, columnFacts([number('12', '00012', '00000')]))(number('14'))).toBe(
        'lost_zero → 00014',
      );
      // Of two lengths nobody knows which it was.
      expect(reading(type, columnFacts(['00012', '0013']))(number('14'))).toBe('14, number_cell');
    }
  });
});
