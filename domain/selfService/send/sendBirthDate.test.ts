import { describe, expect, it } from 'vitest';
import { isDateString } from '../../day.ts';
import { sendBirthDate } from './sendBirthDate.ts';

describe('a birth date that is sent', () => {
  it.each([
    [{ year: 1990, month: 1, day: 5 }, '1990-01-05'],
    [{ year: '1990', month: 'January', day: '5' }, '1990-01-05'],
    [{ year: ' 2000 ', month: 'december', day: ' 31 ' }, '2000-12-31'],
    [{ year: '2004', month: '2', day: '29' }, '2004-02-29'],
  ])('[selfService.contactBirthDateFormat] %j goes as %s', (date, sent) =>
    expect(sendBirthDate(date)).toBe(sent),
  );

  it('is none when nothing was given', () =>
    expect(sendBirthDate({ year: '', month: ' ', day: '' })).toBeNull());

  it.each([
    { year: '1990', month: '', day: '5' },
    { year: '', month: 'January', day: '5' },
    { year: '1990', month: 'January', day: '' },
    { year: '1990', month: 'Enero', day: '5' },
    { year: '1990', month: '13', day: '5' },
    { year: '1990', month: '1.5', day: '5' },
  ])('of which a part is missing or unknown is no date, so that it is refused and not lost: %j', (date) => {
    const sent = sendBirthDate(date);
    expect(sent).not.toBeNull();
    expect(isDateString(sent ?? '')).toBe(false);
  });

  it('is not bent into another day', () => {
    expect(sendBirthDate({ year: 2023, month: 'February', day: 30 })).toBe('2023-02-30');
  });
});
