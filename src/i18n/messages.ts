import { english, type Messages } from './english.ts';

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
] as const;
export type LocaleCode = (typeof LOCALES)[number]['locale'];

/** Whether a text names one of our languages. */
export const isLocale = (code: unknown): code is LocaleCode => LOCALES.some(({ locale }) => locale === code);

/** The texts of a language, with those of partner management when they are wanted. Filipino is fetched as a whole. */
export const loadMessages = async (locale: LocaleCode, withManagement: boolean): Promise<Messages> => {
  if (locale === 'fil') return (await import('./filipino.ts')).filipino;
  return withManagement ? { ...english, ...(await import('./managementEnglish.ts')).management } : english;
};
