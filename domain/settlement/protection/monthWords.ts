import type { Language } from '../../sentence.ts';
import { monthOf } from './monthFilter.ts';

const wordsIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WORDS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: wordsIn('en-US'),
  fil: wordsIn('fil-PH'),
};

/** A month YYYY/MM in words, "October 2026"; a text that is no month comes back as it was. */
export function monthWords(monthYear: string, language: Language): string {
  const found = monthOf(monthYear);
  return found ? WORDS[language].format(Date.UTC(found.year, found.month - 1, 1)) : monthYear;
}

const shortIn = (locale: string) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const SHORT: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: shortIn('en-US'),
  fil: shortIn('fil-PH'),
};

/** A month of the year (1 to 12) in short, "Oct". */
export const monthShort = (month: number, language: Language): string =>
  SHORT[language].format(Date.UTC(2000, month - 1, 1));
