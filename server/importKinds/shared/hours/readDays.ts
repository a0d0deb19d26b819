import { DAYS } from '#contract/shapes/schedule.ts';
import { hasDayTwice } from '#domain/records/openingHours.ts';

type Day = (typeof DAYS)[number];

const dayOf = (text: string): Day | undefined => {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  if (word.length < 3 && !/^(m|w|f|tu|th|sa|su)$/.test(word)) return undefined;
  return DAYS.find(
    (day) => day.toLowerCase().startsWith(word) || `${day.toLowerCase()}s` === word || tagged(day, word),
  );
};

// "Thurs" and "Tues" are no beginnings of their days' names alone.
const tagged = (day: Day, word: string): boolean =>
  (day === 'Tuesday' && word === 'tues') || (day === 'Thursday' && (word === 'thur' || word === 'thurs'));

const rangeOf = (text: string): Day[] | null => {
  const [from, to, ...more] = text.split(/-|–|\bto\b|\bhanggang\b/i).map(dayOf);
  if (!from || more.length) return null;
  if (!/-|–|\bto\b|\bhanggang\b/i.test(text)) return [from];
  if (!to) return null;
  const begin = DAYS.indexOf(from);
  const length = ((DAYS.indexOf(to) - begin + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length }, (_, at) => DAYS[(begin + at) % DAYS.length] ?? from);
};

/** Days one by one as they are written; null for what is none. */
const daysIn = (text: string): Day[] | null => {
  if (/^(daily|everyday|every day|araw-araw)$/i.test(text.trim())) return [...DAYS];
  const ranges = text
    .split(/[,;/&\n]|\band\b|\bat\b/i)
    .filter((part) => part.trim())
    .map(rangeOf);
  if (!ranges.length || ranges.some((range) => range === null)) return null;
  return ranges.flatMap((range) => range ?? []);
};

/** Days as people write them ("Mon-Sat", "Mon, Wed & Fri", "Daily") in the order of the week; null for what is none. */
export const readDays = (text: string): Day[] | null => {
  const days = daysIn(text);
  return days && DAYS.filter((day) => days.includes(day));
};

/** Whether days as people write them have one of them twice ("Mon-Wed, Tue"). */
export const namesDayTwice = (text: string): boolean => hasDayTwice(daysIn(text) ?? []);
