import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { isLocale, LOCALES, loadMessages } from '../i18n/messages.ts';
import { getLanguage, setLanguage } from './language.ts';

/**
 * The translations for react-admin, begun in the language that the user kept on the server, else this browser's. A change
 * is told to the public pages and the API too.
 */
export const createI18nProvider = async (kept: unknown): Promise<I18nProvider> => {
  const first = isLocale(kept) ? kept : getLanguage();
  if (first !== getLanguage()) setLanguage(first);
  const messages = await loadMessages(first);
  const polyglot = polyglotI18nProvider(
    (locale) => (locale === first || !isLocale(locale) ? messages : loadMessages(locale)),
    first,
    [...LOCALES],
  );
  return {
    ...polyglot,
    changeLocale: async (locale) => {
      if (!isLocale(locale)) return;
      await polyglot.changeLocale(locale);
      setLanguage(locale);
    },
  };
};
