import { isDateString } from '../../day.ts';
import type { Language, Sentence } from '../../sentence.ts';

const words = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A day YYYY-MM-DD by its month's name, May 14, 1974; a text that is no such day is left as it is. */
export function dayInWords(date: string): Sentence {
  if (!isDateString(date)) return { en: date, fil: date };
  return { en: words(date, 'en-PH'), fil: words(date, 'fil-PH') };
}

/** The months by their names, January first. */
export function monthsInWords(language: Language): string[] {
  const name = new Intl.DateTimeFormat(language === 'fil' ? 'fil-PH' : 'en-PH', {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, at) => name.format(Date.UTC(2000, at)));
}
