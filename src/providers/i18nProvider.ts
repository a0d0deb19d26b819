import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, Store } from 'react-admin';
import { endedOnce } from '#domain/sentence.ts';
import { isLocale, LOCALES, type LocaleCode, loadMessages, type TextPart } from '../i18n/messages.ts';
import { getLanguage, setLanguage } from './language.ts';

const providerOf = async (locale: LocaleCode, parts: ReadonlySet<TextPart>): Promise<I18nProvider> => {
  const messages = await loadMessages(locale, parts);
  return polyglotI18nProvider(() => messages, locale, [...LOCALES]);
};

/** Parts whose pages were opened, for whoever is signed in after that too. */
const wanted = new Set<TextPart>();
/** How translations take in a part, those of each office that was begun: which of them is shown is not known here. */
const adders: ((part: TextPart) => Promise<void>)[] = [];

/** Fetches the texts of a part of the portal; its pages wait for this before they are shown. */
export const loadTexts = async (part: TextPart): Promise<void> => {
  // Before there are translations: they begin with what is wanted by then.
  if (adders.length === 0) wanted.add(part);
  await Promise.all(adders.map((add) => add(part)));
};

/**
 * The translations for react-admin, begun in the language that the user's store kept, else this browser's. A change is told
 * to the store, the public pages and the API too.
 */
export const createI18nProvider = async (store: Store): Promise<I18nProvider> => {
  const saved = store.getItem('locale');
  const first = isLocale(saved) ? saved : getLanguage();
  if (first !== getLanguage()) setLanguage(first);
  let present: I18nProvider;
  let target: LocaleCode = first;
  const take = async (): Promise<void> => {
    const [chosen, parts] = [target, new Set(wanted)];
    const texts = await providerOf(chosen, parts);
    // Another language was chosen meanwhile, or further texts became wanted.
    if (chosen !== target || parts.size !== wanted.size) return take();
    present = texts;
  };
  const growing = new Map<TextPart, Promise<void>>();
  const grow = async (part: TextPart): Promise<void> => {
    wanted.add(part);
    try {
      await take();
    } catch (error) {
      wanted.delete(part);
      growing.delete(part);
      throw error;
    }
  };
  adders.push((part) => {
    const begun = growing.get(part) ?? grow(part);
    growing.set(part, begun);
    return begun;
  });
  await take();
  return {
    // A sentence, as the API words its refusals, is no key: it stands as it is.
    translate: (key, options = {}) =>
      key.includes(' ') ? key : endedOnce(present.translate(key, options), Object.values(options)),
    getLocale: () => present.getLocale(),
    getLocales: () => [...LOCALES],
    changeLocale: async (chosen) => {
      if (!isLocale(chosen)) return;
      const before = target;
      target = chosen;
      try {
        await take();
      } catch (error) {
        target = before;
        throw error;
      }
      // After the texts are there: a store that is ahead of them makes react-admin begin every page anew.
      store.setItem('locale', chosen);
      setLanguage(chosen);
    },
  };
};
