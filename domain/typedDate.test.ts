import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, manilaDate } from './day.ts';
import { typedDate, withSlashes } from './typedDate.ts';

describe('a date that is typed', () => {
  it.each([
    ['03/05/2024', '2024-03-05'],
    ['3/5/2024', '2024-03-05'],
    [' 03/05/2024 ', '2024-03-05'],
    ['03052024', '2024-03-05'],
    ['02/29/2024', '2024-02-29'],
    ['2024-03-05', '2024-03-05'],
    ['', ''],
  ])('as %j is %j', (typed, date) => {
    expect(typedDate(typed)).toBe(date);
  });

  it.each(['02/29/2023', '13/01/2024', '00/10/2024', '03/05/24', '03/05', '3052024', 'soon', '03-05-2024'])(
    'as %j stays what it is, for it is no day',
    (typed) => {
      expect(typedDate(typed)).toBe(typed);
    },
  );

  it('is read as it is written', () => {
    const dates = fc.date({ min: new Date('1900-01-02'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates.map(manilaDate), (date) => {
        expect(typedDate(formatDate(date))).toBe(date);
        expect(typedDate(formatDate(date).replaceAll('/', ''))).toBe(date);
      }),
    );
  });
});

describe('the slashes of a date', () => {
  const keys = (text: string) => [...text].reduce((before, key) => withSlashes(before + key, before), '');

  it('come by themselves, and are not doubled', () => {
    expect(keys('03152027')).toBe('03/15/2027');
    expect(keys('03/15/2027')).toBe('03/15/2027');
    expect(keys('3/5/2027')).toBe('3/5/2027');
  });

  it('can be taken away', () => {
    expect(withSlashes('03', '03/')).toBe('03');
    expect(withSlashes('03/15', '03/15/')).toBe('03/15');
  });

  it('are left to who pastes', () => {
    expect(withSlashes('03', '')).toBe('03');
    expect(withSlashes('03/15/2027', '')).toBe('03/15/2027');
  });
});
