import { describe, expect, it } from 'vitest';
import {
  PERMIT_NUMBER,
  PERMIT_NUMBER_MAX,
  PERMIT_NUMBER_MIN,
  PERMIT_SERIES,
  PERMIT_SERIES_MAX,
} from './permit.ts';

const fits = (pattern: RegExp, texts: string[]) => texts.filter((text) => pattern.test(text));

describe('a DTI permit', () => {
  it('has a number as long as its bounds say', () => {
    const [least, most] = ['A'.repeat(PERMIT_NUMBER_MIN), 'A'.repeat(PERMIT_NUMBER_MAX)];
    expect(fits(PERMIT_NUMBER, [least, most, least.slice(1), `${most}A`])).toEqual([least, most]);
  });

  it('has a number of letters, digits, blanks, dashes, dots and slashes that begins with a letter or digit', () =>
    expect(fits(PERMIT_NUMBER, ['FTEB-1234/5.6 a', '-FTEB', ' FTEB', 'FTEB_1', 'FTEBñ'])).toEqual([
      'FTEB-1234/5.6 a',
    ]));

  it('has a year for its series', () => {
    const years = fits(PERMIT_SERIES, ['1900', '2099', '1899', '2100', '206', '20260', 'year']);
    expect(years).toEqual(['1900', '2099']);
    expect(years.every((year) => year.length === PERMIT_SERIES_MAX)).toBe(true);
  });
});
