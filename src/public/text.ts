import { useSyncExternalStore } from 'react';
import { endedOnce, type Language } from '#domain/sentence.ts';
import type { ApiError } from '../providers/http/apiError.ts';
import { getLanguage, onLanguage } from '../providers/language.ts';
import { fetchTexts } from './loading/lateTexts.ts';
import { en, type TextKey } from './texts/en.ts';
import type { enCodes } from './texts/enCodes.ts';

export type { TextKey } from './texts/en.ts';
/** The texts of the pages for codes and passwords too: see useCodeText. */
export type CodeTextKey = TextKey | keyof typeof enCodes;
export type Translate<Key extends string = TextKey> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

type Texts = Partial<Record<CodeTextKey, string>>;

const translatorOf =
  (texts: Texts): Translate<CodeTextKey> =>
  (key, values = {}) =>
    endedOnce(
      (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)),
      Object.values(values),
    );

type Translator = Translate<CodeTextKey>;
const english: Texts = { ...en };
const translators: { en: Translator } & Partial<Record<Language, Translator>> = { en: translatorOf(english) };
const listeners = new Set<() => void>();

/** Fetches the texts of a language where they are not here yet; English always is, and stands in when they do not come. */
export const loadPublicTexts = async (language: Language): Promise<void> => {
  if (language === 'en' || translators[language]) return;
  const { fil } = await fetchTexts(language, () => import('./texts/fil.ts'));
  translators[language] = translatorOf(fil);
  for (const listener of listeners) listener();
};

/** Takes in the English texts of pages whose code has come. */
export const addEnglish = (texts: typeof enCodes): void => void Object.assign(english, texts);

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

const present = (): Translator => translators[getLanguage()] ?? translators.en;

/** The texts of the pages before login, in the language chosen now. */
export const useText = (): Translate => useSyncExternalStore(follow, present, present);

/** What a failed call means to the person; the server's own sentence where this page has no better one. */
export function errorText(t: Translate, error: ApiError): string {
  const key = `error.${error.code}`;
  return key in english ? t(key as TextKey) : error.message || t('error.other');
}
