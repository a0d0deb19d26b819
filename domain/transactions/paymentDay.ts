import { addDays, isDateString, manilaDate } from '../day.ts';

/** A payment is told of within so many days. */
export const LATE_DAYS = 45;
/** Clocks of tills go ahead by so much at most. */
const AHEAD_MS = 5 * 60_000;

/** Why the moment of a payment is not taken: it has not come, or lies too far back. */
export type MomentRefusal = 'ahead' | 'late';

/** What stands against the moment of a payment that is told of now; null when nothing does. */
export function momentRefusal(at: Date, now: Date): MomentRefusal | null {
  if (at.getTime() > now.getTime() + AHEAD_MS) return 'ahead';
  return manilaDate(at) < addDays(manilaDate(now), -LATE_DAYS) ? 'late' : null;
}

/** How many days a list of payments covers where nobody says, and at most. */
export const RANGE_DAYS = { usual: 31, most: 366 } as const;

/** The first and the last day that can be written as one, and that the database knows. */
const FIRST = '0001-01-01';
const LAST = '9999-12-31';
const isDay = (day: string): boolean => isDateString(day) && day >= FIRST;

/** A range of business days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The days of a list of payments: those that were asked for; from a day on, 366 of them; up to a day, the 31 that end with it; else the
 * last 31 with today. Null when there is none, more than 366, or an end that is no day.
 */
export function rangeOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): DayRange | null {
  if ([from, to].some((end) => end !== undefined && !isDay(end))) return null;
  if (from !== undefined && to === undefined) {
    const end = addDays(from, RANGE_DAYS.most - 1);
    return { from, to: isDay(end) ? end : LAST };
  }
  const last = to ?? today;
  const begin = addDays(last, 1 - RANGE_DAYS.usual);
  const first = from ?? (isDay(begin) ? begin : FIRST);
  return first <= last && last < addDays(first, RANGE_DAYS.most) ? { from: first, to: last } : null;
}
