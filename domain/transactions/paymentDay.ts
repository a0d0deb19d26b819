import { addDays, manilaDate } from '../day.ts';

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

/** A range of business days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The days of a list of payments: those that were asked for, else the last 31 up to today; null when they are more than 366 or none. */
export function rangeOf(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): DayRange | null {
  const to = asked.to ?? (asked.from !== undefined && asked.from > today ? asked.from : today);
  const from = asked.from ?? addDays(to, 1 - RANGE_DAYS.usual);
  return from <= to && to < addDays(from, RANGE_DAYS.most) ? { from, to } : null;
}
