import { daysInMonth } from '../../day.ts';

/** A month of the calendar: `month` from 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

/** What a list is narrowed to by months: the last choice, and all months that were chosen, each as YYYY/MM. */
export interface MonthFilter {
  selectedMonths: readonly { monthYear: string }[];
  monthYears: readonly string[];
}

/** Nothing chosen: the list is not narrowed by months. */
export const NO_MONTHS: MonthFilter = { selectedMonths: [], monthYears: [] };

/** A month as the filter writes it, YYYY/MM. */
export const monthYearOf = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}/${String(month).padStart(2, '0')}`;

/** The month that a text YYYY/MM names; null for any other text. */
export function monthOf(monthYear: string): Month | null {
  const [, year, month] = /^(\d{4})\/(0[1-9]|1[0-2])$/.exec(monthYear) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

/** Chooses months: they become the selected ones, and each that is not among the filter's months yet goes to their end. */
export function setMonths({ monthYears }: MonthFilter, chosen: readonly Month[]): MonthFilter {
  const texts = chosen.map(monthYearOf);
  return {
    selectedMonths: [...new Set(texts)].map((monthYear) => ({ monthYear })),
    monthYears: [...new Set([...monthYears, ...texts])],
  };
}

/** Chooses no month: both lists are empty. */
export const clearMonths = (): MonthFilter => NO_MONTHS;

/** The first and last day of a month YYYY/MM, YYYY-MM-DD; a text that is no month throws RangeError. */
export function daysOfMonth(monthYear: string): { from: string; to: string } {
  const found = monthOf(monthYear);
  if (!found) throw new RangeError(`not a month: ${monthYear}`);
  const start = monthYear.replace('/', '-');
  return { from: `${start}-01`, to: `${start}-${daysInMonth(found.year, found.month)}` };
}

const USUAL_MONTHS = 12;
const MONTHS_OF_YEAR = 12;

/** The months that a list is of where nobody chooses: the month of a day and those before it, twelve in all, the latest first. */
export function usualMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const last = year * MONTHS_OF_YEAR + month - 1;
  return Array.from({ length: USUAL_MONTHS }, (_, at) => {
    const one = last - at;
    return monthYearOf({ year: Math.floor(one / MONTHS_OF_YEAR), month: (one % MONTHS_OF_YEAR) + 1 });
  });
}
