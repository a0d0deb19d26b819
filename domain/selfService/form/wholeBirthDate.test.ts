import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendBirthDate } from '../send/sendBirthDate.ts';
import { wholeBirthDate } from './wholeBirthDate.ts';

const CHRISTMAS = { year: '1980', month: 'December', day: '25' };

describe('a date that is typed whole where its day is asked for', () => {
  it.each(['12/25/1980', ' 12-25-1980 ', '12.25.1980', '12 25 1980', '12251980', '1980-12-25', '1980/12/25'])(
    'is spread over day, month and year: %s',
    (typed) => {
      expect(wholeBirthDate(typed)).toEqual(CHRISTMAS);
    },
  );

  it('has its month first, and its day first where that alone is a day', () => {
    expect(wholeBirthDate('5/4/1974')).toEqual({ year: '1974', month: 'May', day: '4' });
    expect(wholeBirthDate('25/12/1980')).toEqual(CHRISTMAS);
    expect(wholeBirthDate('25121980')).toEqual(CHRISTMAS);
  });

  it.each([
    '',
    '2',
    '25',
    '12/',
    '12/25',
    '12/25/19',
    '122519',
    '13/32/1980',
    '02/30/1980',
    '1980-13-25',
    'may 5 1980',
  ])('is none yet, or never: "%s"', (typed) => {
    expect(wholeBirthDate(typed)).toBeNull();
  });

  it('is sent as the same day, however it is set apart', () => {
    const day = fc.date({ min: new Date('1926-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-', '.', ' ', ''), (date, apart) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', number = ''] = iso.split('-');
        const parts = wholeBirthDate([month, number, year].join(apart));
        expect(parts && sendBirthDate(parts)).toBe(iso);
      }),
    );
  });
});
