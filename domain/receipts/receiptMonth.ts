import { daysInMonth } from '../day.ts';
import type { Sentence } from '../sentence.ts';

const MONTH_NAMES: readonly Sentence[] = [
  { en: 'January', fil: 'Enero' },
  { en: 'February', fil: 'Pebrero' },
  { en: 'March', fil: 'Marso' },
  { en: 'April', fil: 'Abril' },
  { en: 'May', fil: 'Mayo' },
  { en: 'June', fil: 'Hunyo' },
  { en: 'July', fil: 'Hulyo' },
  { en: 'August', fil: 'Agosto' },
  { en: 'September', fil: 'Setyembre' },
  { en: 'October', fil: 'Oktubre' },
  { en: 'November', fil: 'Nobyembre' },
  { en: 'December', fil: 'Disyembre' },
];
/** The months that a receipt may be of, 1 to 12. */
export const MONTHS = MONTH_NAMES.map((_, at) => at + 1);
/** The first year that a receipt may be of. */
export const FIRST_YEAR = 2013;

/** A month (1 to 12) in words. */
export function monthName(month: number): Sentence {
  const name = MONTH_NAMES[month - 1];
  if (!name) throw new RangeError(`not a month: ${month}`);
  return name;
}

/** A month of a year. */
export interface ReceiptMonth {
  month: number;
  year: number;
}

const pad = (month: number) => String(month).padStart(2, '0');

/** The month that a business day (YYYY-MM-DD) lies in: what a receipt is of when nobody says otherwise. */
export function monthOf(day: string): ReceiptMonth {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** The first and last day of a month, YYYY-MM-DD. */
export function daysOfMonth({ month, year }: ReceiptMonth): { from: string; to: string } {
  const start = `${year}-${pad(month)}`;
  return { from: `${start}-01`, to: `${start}-${daysInMonth(year, month)}` };
}

/** Whether a receipt may be of a month on a day: not of one that has not begun. */
export function mayReceiptMonth({ month, year }: ReceiptMonth, today: string): boolean {
  return year >= FIRST_YEAR && daysOfMonth({ month, year }).from <= today;
}

/** The month before the one that a business day (YYYY-MM-DD) lies in: the last one that is over. */
export function monthBefore(day: string): ReceiptMonth {
  const { month, year } = monthOf(day);
  return month === 1 ? { month: 12, year: year - 1 } : { month: month - 1, year };
}
