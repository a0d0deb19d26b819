import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/sentence.ts';
import type { ApiError } from '../providers/http/apiError.ts';
import { getLanguage, onLanguage } from '../providers/language.ts';
import { en, type TextKey } from './texts/en.ts';

export type { TextKey } from './texts/en.ts';
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

type Texts = Readonly<Record<TextKey, string>>;

const translatorOf =
  (texts: Texts): Translate =>
  (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

const translators: { en: Translate } & Partial<Record<Language, Translate>> = { en: translatorOf(en) };
const listeners = new Set<() => void>();

/** Fetches the texts of a language where they are not here yet; English always is, and stands in when they do not come. */
export const loadPublicTexts = async (language: Language): Promise<void> => {
  if (language === 'en' || translators[language]) return;
  const { fil } = await import('./texts/fil.ts');
  translators[language] = translatorOf(fil);
  for (const listener of listeners) listener();
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onLanguage(() => {
    listener();
    loadPublicTexts(getLanguage()).catch(() => undefined);
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
};

const present = (): Translate => translators[getLanguage()] ?? translators.en;

/** The texts of the pages before login, in the language chosen now. */
export const useText = (): Translate => useSyncExternalStore(follow, present);

/** What a failed call means to the person; the server's own sentence where this page has no better one. */
export function errorText(t: Translate, error: ApiError): string {
  const key = `error.${error.code}`;
  return key in en ? t(key as TextKey) : error.message || t('error.other');
}
