import { expect, it } from 'vitest';
import { quarterDues } from './quarterDues.ts';

const days = (today: string, issued: boolean) =>
  quarterDues(today, () => issued).map(({ form, quarter, day }) => `${form} ${quarter} ${day}`);

it('names the certificates by the 20th and the return by the last day of the month after the quarter', () => {
  expect(days('2026-10-05', false)).toEqual(['2307 2026-Q3 2026-10-20', '1601-EQ 2026-Q3 2026-10-31']);
});

it('goes on to the running quarter once a day has passed', () => {
  expect(days('2026-10-21', true)).toEqual(['1601-EQ 2026-Q3 2026-10-31', '2307 2026-Q4 2027-01-20']);
  expect(days('2026-11-26', true)).toEqual(['2307 2026-Q4 2027-01-20', '1601-EQ 2026-Q4 2027-01-31']);
});

it('keeps certificates that nobody has issued, late as they are', () => {
  expect(days('2026-11-26', false)).toEqual(['2307 2026-Q3 2026-10-20', '1601-EQ 2026-Q4 2027-01-31']);
});
