import dayjs from 'dayjs';
import { addDays, isDateString } from './day.ts';
import type { Language, Sentence } from './sentence.ts';

// Sums of whole calendar days alone, on the machine's clock: no moment and no zone takes part in them.
const ISO = 'YYYY-MM-DD';
const MONTHS_OF_QUARTER = 3;

const dayOf = (date: string) => {
  if (!isDateString(date)) throw new RangeError(`not a date: ${date}`);
  return dayjs(date);
};

/** The same day of the month a whole number of months later (earlier, when negative), or that month's last; a non-date throws RangeError. */
export function addMonths(date: string, months: number): string {
  return dayOf(date).add(months, 'month').format(ISO);
}

/** The first day of a date's month; a non-date throws RangeError. */
export function monthStart(date: string): string {
  return dayOf(date).startOf('month').format(ISO);
}

/** The last day of a date's month; a non-date throws RangeError. */
export function monthEnd(date: string): string {
  return dayOf(date).endOf('month').format(ISO);
}

/** The first day of a date's quarter: January, April, July or October 1; a non-date throws RangeError. */
export function quarterStart(date: string): string {
  return addMonths(monthStart(date), -(dayOf(date).month() % MONTHS_OF_QUARTER));
}

/** The last day of a date's quarter; a non-date throws RangeError. */
export function quarterEnd(date: string): string {
  return monthEnd(addMonths(quarterStart(date), MONTHS_OF_QUARTER - 1));
}

/** Days from the first to the last, both included, YYYY-MM-DD. */
export interface DateRange {
  from: string;
  to: string;
}

const month = (date: string): DateRange => ({ from: monthStart(date), to: monthEnd(date) });
const quarter = (date: string): DateRange => ({ from: quarterStart(date), to: quarterEnd(date) });

/** Ranges that people ask for by name, as of a day of Manila's. */
export const DATE_RANGES = {
  today: { label: { en: 'Today', fil: 'Ngayon' }, of: (today) => ({ from: today, to: today }) },
  yesterday: {
    label: { en: 'Yesterday', fil: 'Kahapon' },
    of: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  },
  last7Days: {
    label: { en: 'Last 7 days', fil: 'Nakaraang 7 araw' },
    of: (today) => ({ from: addDays(today, -6), to: today }),
  },
  last30Days: {
    label: { en: 'Last 30 days', fil: 'Nakaraang 30 araw' },
    of: (today) => ({ from: addDays(today, -29), to: today }),
  },
  thisMonth: { label: { en: 'This month', fil: 'Ngayong buwan' }, of: month },
  lastMonth: {
    label: { en: 'Last month', fil: 'Nakaraang buwan' },
    of: (today) => month(addMonths(today, -1)),
  },
  thisQuarter: { label: { en: 'This quarter', fil: 'Ngayong kuwarter' }, of: quarter },
  lastQuarter: {
    label: { en: 'Last quarter', fil: 'Nakaraang kuwarter' },
    of: (today) => quarter(addMonths(today, -MONTHS_OF_QUARTER)),
  },
  thisYear: {
    label: { en: 'This year', fil: 'Ngayong taon' },
    of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  },
} as const satisfies Record<string, { label: Sentence; of: (today: string) => DateRange }>;

export type DateRangeName = keyof typeof DATE_RANGES;
export const DATE_RANGE_NAMES = Object.keys(DATE_RANGES) as DateRangeName[];

// Named by what our texts are called, as the calendar asks for it; weeks begin on Sunday, as they do on Philippine calendars.
dayjs.locale(
  {
    name: 'fil',
    weekStart: 0,
    weekdays: ['Linggo', 'Lunes', 'Martes', 'Miyerkoles', 'Huwebes', 'Biyernes', 'Sabado'],
    weekdaysShort: ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'],
    weekdaysMin: ['Li', 'Lu', 'Ma', 'Mi', 'Hu', 'Bi', 'Sa'],
    months: [
      'Enero',
      'Pebrero',
      'Marso',
      'Abril',
      'Mayo',
      'Hunyo',
      'Hulyo',
      'Agosto',
      'Setyembre',
      'Oktubre',
      'Nobyembre',
      'Disyembre',
    ],
    monthsShort: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
    ordinal: (day) => `${day}`,
    formats: {
      LT: 'HH:mm',
      LTS: 'HH:mm:ss',
      L: 'MM/DD/YYYY',
      LL: 'MMMM D, YYYY',
      LLL: 'MMMM D, YYYY HH:mm',
      LLLL: 'dddd, MMMM D, YYYY HH:mm',
    },
    relativeTime: {},
  },
  undefined,
  true,
);

/** A day as the date picker's calendar has it, its names in that language; a non-date throws RangeError. */
export function calendarDay(date: string, language: Language): dayjs.Dayjs {
  return dayOf(date).locale(language);
}

/** The day YYYY-MM-DD that was picked from the calendar. */
export function dateOfCalendar(day: dayjs.Dayjs): string {
  return day.format(ISO);
}
