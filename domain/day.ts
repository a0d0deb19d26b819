export const DATE_FORMATS = ['MM/DD/YYYY', 'MM/DD/YY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];
const DEFAULT_DATE_FORMAT: DateFormat = 'MM/DD/YYYY';

const DAY_MS = 86_400_000;
/** Of Manila's clock ahead of UTC: all year, since the last summer time in 1990. */
const MANILA_MS = 8 * 3_600_000;

type Ymd = { year: string; month: string; day: string };

function split(date: string): Ymd | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const [, year, month, day] = found ?? [];
  if (!year || !month || !day || Number(month) < 1 || Number(month) > 12) return null;
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month))
    ? { year, month, day }
    : null;
}

function render({ year, month, day }: Ymd, format: DateFormat): string {
  if (format === 'YYYY-MM-DD') return `${year}-${month}-${day}`;
  return `${month}/${day}/${format === 'MM/DD/YY' ? year.slice(-2) : year}`;
}

/** The number of days of a month (1 to 12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a text is a real calendar day written YYYY-MM-DD. */
export function isDateString(date: string): boolean {
  return split(date) !== null;
}

/** A business date YYYY-MM-DD in one of the three formats; a text that is no such date comes back as it was. */
export function formatDate(date: string, format: DateFormat = DEFAULT_DATE_FORMAT): string {
  const found = split(date);
  return found ? render(found, format) : date;
}

function manilaParts(instant: Date): Ymd & { hour: string; minute: string } {
  const clock = new Date(instant.getTime() + MANILA_MS).toISOString();
  const found = /^(?:\+0{0,2})?(\d{4,6})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(clock);
  const [, year = '', month = '', day = '', hour = '', minute = ''] = found ?? [];
  return { year, month, day, hour, minute };
}

/** The business date, YYYY-MM-DD, that an instant falls on in Manila; an invalid Date throws RangeError. */
export function manilaDate(instant: Date): string {
  return render(manilaParts(instant), 'YYYY-MM-DD');
}

/** An instant as Manila's date in the given format and 24-hour time, "03/05/2024 08:00". */
export function formatInstant(instant: Date, format: DateFormat = DEFAULT_DATE_FORMAT): string {
  const found = manilaParts(instant);
  return `${render(found, format)} ${found.hour}:${found.minute}`;
}

/** The instant a business date begins in Manila (UTC+8, no summer time since 1990); a non-date throws RangeError. */
export function manilaDayStart(date: string): Date {
  if (!isDateString(date)) throw new RangeError(`not a date: ${date}`);
  return new Date(`${date}T00:00:00+08:00`);
}

/** The business date a whole number of days later (or earlier, when negative); a non-date throws RangeError. */
export function addDays(date: string, days: number): string {
  if (!isDateString(date)) throw new RangeError(`not a date: ${date}`);
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The years a picker offers, newest first: the current one and the hundred before it. */
export function yearChoices(currentYear: number): number[] {
  return Array.from({ length: 101 }, (_, back) => currentYear - back);
}

/** The days a picker offers, 1 to 31. */
export function dayChoices(): number[] {
  return Array.from({ length: 31 }, (_, at) => at + 1);
}
