import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, Store } from 'react-admin';
import { isLocale, LOCALES, type LocaleCode, loadMessages } from '../i18n/messages.ts';
import { getLanguage, setLanguage } from './language.ts';

const providerOf = async (locale: LocaleCode, withManagement: boolean): Promise<I18nProvider> => {
  const messages = await loadMessages(locale, withManagement);
  return polyglotI18nProvider(() => messages, locale, [...LOCALES]);
};

/** Once a page of partner management was opened, for whoever is signed in after that too. */
let withManagement = false;
let addManagement = async (): Promise<void> => undefined;

/** Fetches the texts of partner management; its pages wait for this before they are shown. */
export const loadManagementTexts = (): Promise<void> => addManagement();

/**
 * The translations for react-admin, begun in the language that the user's store kept, else this browser's. A change is told
 * to the store, the public pages and the API too.
 */
export const createI18nProvider = async (store: Store): Promise<I18nProvider> => {
  const kept = store.getItem('locale');
  const first = isLocale(kept) ? kept : getLanguage();
  if (first !== getLanguage()) setLanguage(first);
  let present = await providerOf(first, withManagement);
  let locale: LocaleCode = first;
  const take = async (wanted: LocaleCode): Promise<void> => {
    const whole = withManagement;
    const texts = await providerOf(wanted, whole);
    // The other texts became wanted meanwhile.
    if (whole !== withManagement) return take(wanted);
    present = texts;
    locale = wanted;
  };
  let growing: Promise<void> | null = null;
  const grow = async (): Promise<void> => {
    withManagement = true;
    try {
      await take(locale);
    } catch (error) {
      withManagement = false;
      growing = null;
      throw error;
    }
  };
  addManagement = () => {
    growing ??= grow();
    return growing;
  };
  return {
    translate: (key, options) => present.translate(key, options),
    getLocale: () => present.getLocale(),
    getLocales: () => [...LOCALES],
    changeLocale: async (chosen) => {
      if (!isLocale(chosen)) return;
      await take(chosen);
      // After the texts are there: a store that is ahead of them makes react-admin begin every page anew.
      store.setItem('locale', chosen);
      setLanguage(chosen);
    },
  };
};
