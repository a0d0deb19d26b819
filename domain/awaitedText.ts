import type { Language } from './sentence.ts';

/** An instant that somebody waits for, with its month by name, for 12/01 is read as the twelfth of January too: "December 1, 2026 at 5:00 PM". The day and hour are Manila's. */
export function awaitedText(instant: Date, language: Language, { withHour }: { withHour: boolean }): string {
  return new Intl.DateTimeFormat(language === 'fil' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'long',
    ...(withHour && { timeStyle: 'short' }),
    timeZone: 'Asia/Manila',
  }).format(instant);
}
