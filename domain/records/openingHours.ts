import type { Sentence } from '../sentence.ts';

/** Hours of some days of the week, HH:mm on a 24-hour clock. */
export interface OpeningHours {
  days: readonly string[];
  openingHour: string;
  closingHour: string;
}

/** What is wrong with hours that end before they begin, or at once. */
export const CLOSES_TOO_EARLY: Sentence = {
  en: 'The closing time has to be later than the opening time',
  fil: 'Dapat mas huli ang oras ng pagsasara kaysa sa pagbubukas',
};
const OVERLAP: Sentence = {
  en: 'Hours of the same day must not overlap: change these or the others',
  fil: 'Hindi dapat magsapawan ang mga oras ng parehong araw: baguhin ito o ang iba',
};

export const DAY_ONCE: Sentence = {
  en: 'Name each day of the week once',
  fil: 'Isang beses lang banggitin ang bawat araw ng linggo',
};

/** Whether a list of days has one of them twice. */
export function hasDayTwice(days: readonly string[]): boolean {
  return new Set(days).size < days.length;
}

/** Whether hours end later than they begin, on the same day; equal ones do not. */
export function closesAfterOpening({ openingHour, closingHour }: Omit<OpeningHours, 'days'>): boolean {
  return closingHour > openingHour;
}

const overlap = (one: OpeningHours, other: OpeningHours): boolean =>
  one.days.some((day) => other.days.includes(day)) &&
  one.openingHour < other.closingHour &&
  other.openingHour < one.closingHour;

/** What is wrong with a week's hours, by field below `path`: a day twice in an entry, closing before opening, the same hour of a day in two entries. */
export function scheduleProblems(hours: readonly OpeningHours[], path: string): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  for (const [at, one] of hours.entries()) {
    if (hasDayTwice(one.days)) problems[`${path}.${at}.days`] = DAY_ONCE;
    if (!closesAfterOpening(one)) problems[`${path}.${at}.closingHour`] = CLOSES_TOO_EARLY;
    else if (hours.slice(0, at).some((earlier) => overlap(earlier, one)))
      problems[`${path}.${at}.openingHour`] = OVERLAP;
  }
  return problems;
}
