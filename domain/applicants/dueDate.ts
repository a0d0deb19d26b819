import { addDays, manilaDate, manilaDayStart } from '../day.ts';
import { isHoliday } from './holidays.ts';

const HOUR_MS = 3_600_000;
/** Business hours of a day in Manila: 9:00 to 17:00. */
const OPENS = 9;
const CLOSES = 17;

/** How long something takes at most: hours of business, or whole days of the calendar. */
export type Term = { businessHours: number } | { days: number };

/** Whether people work on a business date: Monday to Friday, no holiday. */
export function isBusinessDay(date: string): boolean {
  // A date begins in Manila at 16:00 UTC of the day before: its noon is of the same weekday everywhere.
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

/** The instant a number of business hours after another one; outside of them the count begins when they next do. */
export function businessHoursAfter(from: Date, hours: number): Date {
  let date = manilaDate(from);
  let left = hours * HOUR_MS;
  for (let at = from.getTime(); ; date = addDays(date, 1)) {
    if (!isBusinessDay(date)) continue;
    const day = manilaDayStart(date).getTime();
    const begin = Math.max(at, day + OPENS * HOUR_MS);
    const open = day + CLOSES * HOUR_MS - begin;
    if (open > 0 && left <= open) return new Date(begin + left);
    left -= Math.max(0, open);
    at = begin;
  }
}

/** When a term that begins at an instant is over: days end with the last of them in Manila. */
export function dueAfter(from: Date, term: Term): Date {
  if ('businessHours' in term) return businessHoursAfter(from, term.businessHours);
  return new Date(manilaDayStart(addDays(manilaDate(from), term.days + 1)).getTime() - 1);
}
