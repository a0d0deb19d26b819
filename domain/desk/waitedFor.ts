import { addDays, manilaDate, manilaDayStart } from '../day.ts';

/** How long something has waited, in calendar days of Manila: 0 to 2, 3 to 7, 8 and more. */
export const WAITED = ['fresh', 'week', 'long'] as const;
export type Waited = (typeof WAITED)[number];

const FRESH_DAYS = 2;
const WEEK_DAYS = 7;

/** The moments from which on something is fresh, or has waited for no more than a week, on a Manila day (YYYY-MM-DD). */
export function waitedFrom(today: string): { fresh: Date; week: Date } {
  return {
    fresh: manilaDayStart(addDays(today, -FRESH_DAYS)),
    week: manilaDayStart(addDays(today, -WEEK_DAYS)),
  };
}

/** For how long something has waited that came at a moment. */
export function waitedFor(since: Date, now: Date): Waited {
  const { fresh, week } = waitedFrom(manilaDate(now));
  if (since >= fresh) return 'fresh';
  return since >= week ? 'week' : 'long';
}
