import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  DATE_FORMATS,
  dayChoices,
  daysInMonth,
  formatDate,
  formatInstant,
  isDateString,
  manilaDate,
  manilaDayStart,
  yearChoices,
} from './day.ts';

const instants = fc.date({
  min: new Date('1991-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('writing a date', () => {
  it('[date.defaultFormat] is month, day, year unless said otherwise', () => {
    expect(formatDate('2024-03-05')).toBe('03/05/2024');
    expect(formatDate('2024-12-31')).toBe('12/31/2024');
  });

  it('[const.dateFormats] knows three formats', () => {
    expect(DATE_FORMATS).toEqual(['MM/DD/YYYY', 'MM/DD/YY', 'YYYY-MM-DD']);
    expect(formatDate('2024-03-05', 'MM/DD/YYYY')).toBe('03/05/2024');
    expect(formatDate('2024-03-05', 'MM/DD/YY')).toBe('03/05/24');
    expect(formatDate('2024-03-05', 'YYYY-MM-DD')).toBe('2024-03-05');
  });

  it('[const.dateFormats] keeps leading zeros of day, month and short year', () => {
    expect(formatDate('2001-01-09', 'MM/DD/YY')).toBe('01/09/01');
    expect(formatDate('2024-02-29', 'MM/DD/YYYY')).toBe('02/29/2024');
  });

  it.each([
    '',
    'soon',
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-1-5',
    '2024-03-05T00:00:00Z',
  ])('leaves %j as it came, for it is no date', (text) => {
    expect(formatDate(text)).toBe(text);
    expect(isDateString(text)).toBe(false);
  });
});

describe('the date in Manila', () => {
  it.each([
    ['2024-03-04T15:59:59.999Z', '2024-03-04'],
    ['2024-03-04T16:00:00.000Z', '2024-03-05'],
    ['2024-12-31T16:00:00Z', '2025-01-01'],
    ['2024-02-28T20:00:00Z', '2024-02-29'],
  ])('of %s is %s', (instant, expected) => {
    expect(manilaDate(new Date(instant))).toBe(expected);
  });

  it('comes with its time of day', () => {
    expect(formatInstant(new Date('2024-03-04T16:05:00Z'))).toBe('03/05/2024 00:05');
    expect(formatInstant(new Date('2024-03-05T05:30:00Z'), 'MM/DD/YY')).toBe('03/05/24 13:30');
    expect(formatInstant(new Date('2024-03-05T05:30:00Z'), 'YYYY-MM-DD')).toBe('2024-03-05 13:30');
  });

  it('refuses an instant that is none', () => {
    expect(() => manilaDate(new Date(Number.NaN))).toThrow(RangeError);
  });

  it('begins at its day start and ends before the next', () => {
    expect(manilaDayStart('2024-03-05').toISOString()).toBe('2024-03-04T16:00:00.000Z');
    fc.assert(
      fc.property(instants, (instant) => {
        const date = manilaDate(instant);
        expect(isDateString(date)).toBe(true);
        expect(manilaDayStart(date).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(manilaDayStart(addDays(date, 1)).getTime()).toBeGreaterThan(instant.getTime());
      }),
    );
  });

  it('has no day start for what is no date', () => {
    expect(() => manilaDayStart('2024-02-30')).toThrow(RangeError);
  });
});

describe('counting days', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2024-03-05', 0, '2024-03-05'],
  ])('from %s, %d on, is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('there and back is where one was', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -5000, max: 5000 }), (instant, days) => {
        const date = manilaDate(instant);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('refuses what is no date', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });

  it('knows the length of the months', () => {
    expect(Array.from({ length: 12 }, (_, at) => daysInMonth(2023, at + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });
});

describe('the choices of a date picker', () => {
  it('[const.yearsDays] offers this year and the hundred before it', () => {
    const years = yearChoices(2024);
    expect(years).toEqual(expect.arrayContaining([2024, 1925, 1924]));
    expect(years).not.toContain(2025);
    expect(years).not.toContain(1923);
    expect(years).toHaveLength(101);
    expect(years[0]).toBe(2024);
  });

  it('[const.yearsDays] offers the days 1 to 31', () => {
    const days = dayChoices();
    expect(days[0]).toBe(1);
    expect(days.at(-1)).toBe(31);
    expect(days).toHaveLength(31);
  });
});
