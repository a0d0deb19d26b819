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
type Translator = Translate<CodeTextKey>;

const english: Texts = { ...en };

/** What has not come stands in English. */
const translatorOf =
  (texts: Texts): Translator =>
  (key, values = {}) =>
    endedOnce(
      (texts[key] ?? english[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) =>
        String(values[name] ?? whole),
      ),
      Object.values(values),
    );

const translators: Record<Language, Translator> = { en: translatorOf(english), fil: translatorOf({}) };
const listeners = new Set<() => void>();
let filipino: Texts = {};
/** Where the Filipino texts come from that are not here yet, of all pages whose code is. */
const missing = new Set<() => Promise<Texts>>([async () => (await import('./texts/fil.ts')).fil]);

/** Fetches the texts of a language where they are not here yet; English always is, and stands in when they do not come. */
export const loadPublicTexts = async (language: Language): Promise<void> => {
  if (language === 'en') return;
  await Promise.all(
    [...missing].map(async (source) => {
      const texts = await fetchTexts(language, source);
      if (!missing.delete(source)) return;
      filipino = { ...filipino, ...texts };
      translators.fil = translatorOf(filipino);
      for (const listener of listeners) listener();
    }),
  );
};

/** Takes in the texts of pages whose code has come: the English ones, and where the Filipino ones come from. */
export const addTexts = (texts: typeof enCodes, source: () => Promise<Texts>): void => {
  Object.assign(english, texts);
  missing.add(source);
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

const present = (): Translator => translators[getLanguage()];

/** The texts of the pages before login, in the language chosen now. */
export const useText = (): Translate => useSyncExternalStore(follow, present, present);

/** What a failed call means to the person; the server's own sentence where this page has no better one. */
export function errorText(t: Translate, error: ApiError): string {
  const key = `error.${error.code}`;
  return key in english ? t(key as TextKey) : error.message || t('error.other');
}
