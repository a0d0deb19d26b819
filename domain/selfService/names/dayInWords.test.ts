import { describe, expect, it } from 'vitest';
import { dayInWords, monthsInWords } from './dayInWords.ts';

describe('a day in words', () => {
  it('has the name of its month', () => {
    expect(dayInWords('1974-05-14')).toEqual({ en: 'May 14, 1974', fil: 'Mayo 14, 1974' });
    expect(dayInWords('2001-12-03')).toEqual({ en: 'December 3, 2001', fil: 'Disyembre 3, 2001' });
  });

  it.each(['', '05/14/1974', '2023-02-29'])('of %j is the text itself', (date) =>
    expect(dayInWords(date)).toEqual({ en: date, fil: date }),
  );
});

describe('the months in words', () => {
  it('are twelve in the language that is read, January first', () => {
    expect(monthsInWords('en')).toHaveLength(12);
    expect(monthsInWords('en').slice(0, 2)).toEqual(['January', 'February']);
    expect(monthsInWords('fil').slice(-1)).toEqual(['Disyembre']);
  });
});
