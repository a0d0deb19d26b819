import { describe, expect, it } from 'vitest';
import { sendBirthDate } from '../send/sendBirthDate.ts';
import { birthDateToForm, MONTHS, readBirthDate } from './birthDate.ts';

describe('a birth date that was read', () => {
  it('[selfService.readBirthDate] is a list of year, month and day', () =>
    expect(readBirthDate([1990, 1, 5])).toEqual({ year: 1990, month: 1, day: 5 }));

  it.each([
    [[1990, 1, 5], 'January'],
    [[1990, 12, 31], 'December'],
  ] as const)('[selfService.birthMonthName] %j has the month %s', (list, month) =>
    expect(birthDateToForm(list).month).toBe(month),
  );

  it('[selfService.birthMonthName] has twelve months, and none beyond them', () => {
    expect(MONTHS.map((_, at) => birthDateToForm([2000, at + 1, 1]).month)).toEqual(MONTHS);
    expect(new Set(MONTHS).size).toBe(12);
    expect(birthDateToForm([2000, 0, 1]).month).toBe('');
    expect(birthDateToForm([2000, 13, 1]).month).toBe('');
  });

  it('of which nothing is known is empty', () =>
    expect(birthDateToForm(null)).toEqual({ year: '', month: '', day: '' }));

  it('goes back as it came', () => {
    for (const [at] of MONTHS.entries())
      expect(sendBirthDate(birthDateToForm([1988, at + 1, 9]))).toBe(
        `1988-${String(at + 1).padStart(2, '0')}-09`,
      );
  });
});
