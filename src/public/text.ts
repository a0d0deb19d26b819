import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/sentence.ts';
import type { ApiError } from '../providers/http/apiError.ts';
import { getLanguage, onLanguage } from '../providers/language.ts';
import { en, type TextKey } from './texts/en.ts';
import { fil } from './texts/fil.ts';

export type { TextKey } from './texts/en.ts';
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const translators = Object.fromEntries(
  Object.entries({ en, fil }).map(([language, texts]): [string, Translate] => [
    language,
    (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)),
  ]),
) as Record<Language, Translate>;

/** The texts of the pages before login, in the language chosen now. */
export const useText = (): Translate => translators[useSyncExternalStore(onLanguage, getLanguage)];

/** What a failed call means to the person; the server's own sentence where this page has no better one. */
export function errorText(t: Translate, error: ApiError): string {
  const key = `error.${error.code}`;
  return key in en ? t(key as TextKey) : error.message || t('error.other');
}
