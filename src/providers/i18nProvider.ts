import type { I18nProvider } from 'react-admin';
import { isLocale, LOCALES, loadMessages } from '../i18n/messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { getLanguage, setLanguage } from './language.ts';

/**
 * The translations for react-admin, begun in the language that the user kept on the server, else this browser's. A change
 * is told to the public pages and the API too.
 */
export const createI18nProvider = async (kept: unknown): Promise<I18nProvider> => {
  let current = isLocale(kept) ? kept : getLanguage();
  if (current !== getLanguage()) setLanguage(current);
  let translate = createTranslator(await loadMessages(current));
  return {
    translate: (path, values) => translate(path, values),
    changeLocale: async (locale) => {
      if (!isLocale(locale)) return;
      translate = createTranslator(await loadMessages(locale));
      current = locale;
      setLanguage(locale);
    },
    getLocale: () => current,
    getLocales: () => [...LOCALES],
  };
};
