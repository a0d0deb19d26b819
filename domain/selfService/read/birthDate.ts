import type { BirthDateForm } from '../form/applicationForm.ts';

/** The months by the names that the form holds, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A date as it is read of a person: year, month (1 to 12) and day. */
export type DateList = readonly [year: number, month: number, day: number];

/** The parts of a date by their names. */
export const readBirthDate = ([year, month, day]: DateList) => ({ year, month, day });

/** A date that was read as the form holds it, with the month's name; one of which nothing is known is empty. */
export const birthDateToForm = (list: DateList | null): BirthDateForm => {
  if (list === null) return { year: '', month: '', day: '' };
  const { year, month, day } = readBirthDate(list);
  return { year: String(year), month: MONTHS[month - 1] ?? '', day: String(day) };
};
