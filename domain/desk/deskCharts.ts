import { addDays } from '../day.ts';
import type { UserType } from '../permissions.ts';

/** So many days, today with them, have a bar each. */
const CHART_DAYS = 14;
/** So many weeks, the running one with them, have bars. */
const CHART_WEEKS = 8;
const WEEK = 7;

/** The days of a chart that ends on a Manila day (YYYY-MM-DD), the first first. */
export const chartDays = (today: string): string[] =>
  Array.from({ length: CHART_DAYS }, (_, at) => addDays(today, at + 1 - CHART_DAYS));

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK));

/** The Mondays of a chart's weeks, the first first; the last begins the week of today. */
export const chartWeeks = (today: string): string[] => {
  const last = mondayOf(today);
  return Array.from({ length: CHART_WEEKS }, (_, at) => addDays(last, (at + 1 - CHART_WEEKS) * WEEK));
};

/** Whoever sits at a desk, with what its figures depend on. */
interface Reader {
  type: UserType;
  permissions: ReadonlySet<string>;
  accessLevel?: 'ALL' | 'PARTNER' | 'MERCHANT' | undefined;
}

/** Whether somebody is shown charts: staff by INT_DASH, people of stores by MER_DASH; those of a whole partner by the right of each list. */
export const seesCharts = ({ type, permissions, accessLevel }: Reader): boolean => {
  if (type === 'INTERNAL') return permissions.has('INT_DASH');
  return accessLevel === 'PARTNER' || permissions.has('MER_DASH');
};

/** Whether somebody is shown where stores are: who sees charts, and more than the stores they work in. */
export const seesRegions = (reader: Reader): boolean =>
  seesCharts(reader) && reader.accessLevel !== 'MERCHANT';
