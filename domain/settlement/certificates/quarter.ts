import { addDays, daysInMonth } from '../../day.ts';

/** A calendar quarter, "2026-Q3": it sorts as it comes. */
export type Quarter = `${number}-Q${1 | 2 | 3 | 4}`;

const FORM = /^(\d{4})-Q([1-4])$/;

const parts = (quarter: string): { year: number; number: number } => {
  const [, year, number] = FORM.exec(quarter) ?? [];
  if (!year || !number) throw new RangeError(`not a quarter: ${quarter}`);
  return { year: Number(year), number: Number(number) };
};

const named = (year: number, number: number): Quarter =>
  `${String(year).padStart(4, '0')}-Q${number}` as Quarter;

const two = (number: number): string => String(number).padStart(2, '0');

/** Whether a text is a quarter as it is written here. */
export function isQuarter(text: string): text is Quarter {
  return FORM.test(text);
}

/** The quarter of a business day (YYYY-MM-DD) or of a month (YYYY-MM). */
export function quarterOf(day: string): Quarter {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(day) ?? [];
  const number = Math.ceil(Number(month) / 3);
  if (!year || !(number >= 1 && number <= 4)) throw new RangeError(`not a day: ${day}`);
  return named(Number(year), number);
}

/** The three months of a quarter (YYYY-MM), in their order. */
export function monthsOf(quarter: string): [string, string, string] {
  const { year, number } = parts(quarter);
  const month = (at: number) => `${String(year).padStart(4, '0')}-${two(3 * number - 3 + at)}`;
  return [month(1), month(2), month(3)];
}

/** The first and the last day of a quarter: a form names both, also where the payee came later. */
export function quarterDays(quarter: string): { from: string; to: string } {
  const [first, , last] = monthsOf(quarter);
  const { year, number } = parts(quarter);
  return { from: `${first}-01`, to: `${last}-${daysInMonth(year, 3 * number)}` };
}

/** The quarter before. */
export function quarterBefore(quarter: string): Quarter {
  return quarterOf(addDays(quarterDays(quarter).from, -1));
}

/** The day by which payees have their certificates: the 20th of the month after the quarter. */
export function dueDayOf(quarter: string): string {
  const next = addDays(quarterDays(quarter).to, 1);
  return `${next.slice(0, 8)}20`;
}

/** The day by which the bureau has the return (1601-EQ with QAP): the last one of the month after the quarter. */
export function returnDayOf(quarter: string): string {
  const [year = 0, month = 0] = addDays(quarterDays(quarter).to, 1).split('-').map(Number);
  return `${String(year).padStart(4, '0')}-${two(month)}-${daysInMonth(year, month)}`;
}

/**
 * The quarter whose certificates are due next on a day: the last one that is over until its day has passed, and beyond it while it is not
 * issued; else the one that runs.
 */
export function dueNextOn(today: string, isIssued: (quarter: Quarter) => boolean): Quarter {
  const running = quarterOf(today);
  const last = quarterBefore(running);
  return dueDayOf(last) >= today || !isIssued(last) ? last : running;
}
