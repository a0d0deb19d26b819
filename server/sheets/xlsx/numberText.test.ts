import { describe, expect, it } from 'vitest';
import { SSF } from 'xlsx';
import { dateText, isDateFormat } from './dateText.ts';
import { numberText } from './numberText.ts';
import { plainDecimal } from './plainDecimal.ts';
import { isoOf, serialDate } from './serialDate.ts';

const NUMBERS = [
  0, 1, -1, 0.5, 4_123_456, 123_456_789, 1234.565, -1234.25, 1e-7, 99_999_999_999, 639_171_234_567,
];
const CODES = [
  'General',
  '0',
  '0.00',
  '#,##0',
  '#,##0.00',
  '000000000',
  '0%',
  '0.00%',
  '0.00E+00',
  '"₱"#,##0.00',
  '[$₱-3409]#,##0.00',
  '#,##0.00;(#,##0.00)',
  '#.##',
  '0.0,',
  '0;-0;"zero"',
];
const DATES = [
  'm/d/yyyy',
  'mm/dd/yyyy',
  'yyyy-mm-dd',
  'd-mmm-yy',
  'mmm-yy',
  'h:mm AM/PM',
  'h:mm:ss',
  'm/d/yyyy h:mm',
  '[h]:mm:ss',
  'mm:ss',
  'dddd, mmmm dd, yyyy',
  '[$-409]mmmm d, yyyy;@',
];

describe('a number under a format', () => {
  it('is shown as another implementation shows it', () => {
    for (const code of CODES)
      for (const value of NUMBERS)
        expect([code, value, numberText(value, code)]).toEqual([code, value, SSF.format(code, value)]);
  });

  it('rounds half up on what is written, and loses no digit for which a mask has no place', () => {
    expect(numberText(1.005, '0.00')).toBe('1.01');
    expect(numberText(639_171_234_567, '000-000-000')).toBe('639171-234-567');
    expect(numberText(4_123_456, '000-000-000-000')).toBe('000-004-123-456');
  });

  it('falls back to General for what is not laid out', () => {
    expect(numberText(0.5, '# ?/?')).toBe('0.5');
    expect(numberText(7, '[>5]0.00;0')).toBe('7');
  });

  it('is stored without an exponent', () => {
    expect(['6.39171234567E11', '1.5E-3', '-1e2', '12.50'].map(plainDecimal)).toEqual([
      '639171234567',
      '0.0015',
      '-100',
      '12.50',
    ]);
  });
});

describe('a date under a format', () => {
  it('is shown as another implementation shows it', () => {
    for (const code of DATES)
      for (const serial of [46_086, 46_086.75, 61.5]) {
        expect(isDateFormat(code)).toBe(true);
        const at = serialDate(serial, false);
        expect([code, serial, at && dateText(at, code, serial)]).toEqual([
          code,
          serial,
          SSF.format(code, serial),
        ]);
      }
  });

  it('is told from a number by its format', () => {
    for (const code of [...CODES, '@', '#,##0 "days"', '[Red]0', '0.00" s"'])
      expect([code, isDateFormat(code)]).toEqual([code, false]);
  });

  it('is ISO to the second', () => {
    const iso = (serial: number) => isoOf(serialDate(serial, false) ?? new Date(Number.NaN), serial);
    expect([46_086, 46_086.5, 0.999_988_4, 1].map(iso)).toEqual([
      '2026-03-05',
      '2026-03-05T12:00:00',
      '23:59:59',
      '1900-01-01',
    ]);
    expect(serialDate(-0.1, false)).toBeNull();
  });
});
