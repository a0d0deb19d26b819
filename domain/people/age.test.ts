import { describe, expect, it } from 'vitest';
import { ageOn, birthDateProblem } from './age.ts';

const TODAY = '2026-11-20';

describe('the age of a person', () => {
  it.each([
    ['2008-11-20', 18],
    ['2008-11-21', 17],
    ['2008-11-19', 18],
    ['2026-11-20', 0],
    ['2027-01-01', -1],
  ])('of somebody born on %s is %d', (birthDate, age) => {
    expect(ageOn(birthDate, TODAY)).toBe(age);
  });

  it.each([
    ['2026-02-28', 17],
    ['2026-03-01', 18],
    ['2028-02-28', 19],
    ['2028-02-29', 20],
  ])('of somebody born on 29 February 2008 is, on %s, %d', (today, age) => {
    expect(ageOn('2008-02-29', today)).toBe(age);
  });
});

describe('a birth date', () => {
  it.each(['2008-11-20', '1990-01-31', '1926-11-20', '1925-11-21', null, undefined, ''])(
    'may be %j',
    (date) => {
      expect(birthDateProblem(date, TODAY)).toBeNull();
    },
  );

  it.each([
    ['2008-11-21', /18 or older/],
    ['2026-11-21', /18 or older/],
    ['1925-11-20', /year of birth/],
    ['0001-01-01', /year of birth/],
  ])('may not be %s', (date, sentence) => {
    expect(birthDateProblem(date, TODAY)?.en).toMatch(sentence);
  });
});
