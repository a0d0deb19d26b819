import { addDays, manilaDate } from '../../day.ts';

/** A day is settled from one o'clock in the morning after it, Manila's. */
const HOUR_MS = 3_600_000;

/** The last business day (YYYY-MM-DD) that is over, and of which whoever wants to may have the run. */
export function lastDayOver(now: Date): string {
  return addDays(manilaDate(now), -1);
}

/** The last business day (YYYY-MM-DD) whose run has come by itself. */
export function lastDayDue(now: Date): string {
  return lastDayOver(new Date(now.getTime() - HOUR_MS));
}
