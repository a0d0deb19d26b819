import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { isLocale, LOCALES, loadMessages } from '../i18n/messages.ts';

/** The translations for react-admin, begun in the language that the user chose last; English when that is unknown. */
export const createI18nProvider = async (chosen: unknown): Promise<I18nProvider> => {
  const first = isLocale(chosen) ? chosen : 'en';
  const messages = await loadMessages(first);
  return polyglotI18nProvider(
    (locale) => (locale === first || !isLocale(locale) ? messages : loadMessages(locale)),
    first,
    [...LOCALES],
  );
};
