import { english, type Messages } from './english.ts';

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
] as const;
export type LocaleCode = (typeof LOCALES)[number]['locale'];

/** Whether a text names one of our languages. */
export const isLocale = (code: unknown): code is LocaleCode => LOCALES.some(({ locale }) => locale === code);

/** The texts of a language; Filipino is fetched when somebody asks for it. */
export const loadMessages = async (locale: LocaleCode): Promise<Messages> =>
  locale === 'fil' ? (await import('./filipino.ts')).filipino : english;
