import { isDateString } from '../../day.ts';

/** A text date taken apart: three numbers in the order in which they stand, or a day whose month is named. */
export type DateParts =
  | { kind: 'iso'; iso: string; isPadded: boolean }
  | { kind: 'numbers'; first: number; second: number; year: string; slashes: boolean }
  | { kind: 'named'; iso: string };

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const NAMED = /^(?:(\d{1,2})[\s.-]*([a-z]{3,10})|([a-z]{3,10})[\s.-]*(\d{1,2}))[\s.,-]+(\d{4})$/i;
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'enero'],
  ['february', 'pebrero'],
  ['march', 'marso'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'hunyo'],
  ['july', 'hulyo'],
  ['august', 'agosto'],
  ['september', 'setyembre', 'sept'],
  ['october', 'oktubre'],
  ['november', 'nobyembre'],
  ['december', 'disyembre'],
];

const two = (part: string | number): string => String(part).padStart(2, '0');

/** A day as YYYY-MM-DD, null when the calendar has none such. */
export const isoOf = (year: string, month: string | number, day: string | number): string | null => {
  const iso = `${year}-${two(month)}-${two(day)}`;
  return isDateString(iso) ? iso : null;
};

const monthOf = (name: string): number => {
  const small = name.toLowerCase();
  return MONTHS.findIndex((names) => names.some((one) => one === small || one.slice(0, 3) === small)) + 1;
};

/** Takes a text date apart, null when it is none; days that no calendar has are found out afterwards. */
export function datePartsOf(text: string): DateParts | null {
  const [, isoYear, sign, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) {
    const iso = isoOf(isoYear, isoMonth, isoDay);
    return iso ? { kind: 'iso', iso, isPadded: sign === '-' && iso === text } : null;
  }
  const [, first, separator, second, year] = NUMBERS.exec(text) ?? [];
  if (first && second && year)
    return {
      kind: 'numbers',
      first: Number(first),
      second: Number(second),
      year,
      slashes: separator === '/',
    };
  const [, dayBefore, monthAfter, monthBefore, dayAfter, namedYear] = NAMED.exec(text) ?? [];
  const day = dayBefore ?? dayAfter;
  const month = monthOf(monthAfter ?? monthBefore ?? '');
  const iso = day && namedYear && month ? isoOf(namedYear, month, day) : null;
  return iso ? { kind: 'named', iso } : null;
}
