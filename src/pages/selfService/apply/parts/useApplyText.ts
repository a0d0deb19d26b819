import { useSyncExternalStore } from 'react';
import type { Language, Sentence } from '#domain/sentence.ts';
import { getLanguage, onLanguage } from '../../../../providers/language.ts';
import { spoken } from '../../texts/spoken.ts';
import { en } from '../texts/en.ts';

export type { ApplyKey } from '../texts/en.ts';
export const { load: loadApplyTexts, useText: useApplyText } = spoken(en, () => import('../texts/fil.ts'));

/** The language chosen now. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, getLanguage, getLanguage);

/** Says a sentence of the domain in the language chosen now. */
export const useSay = (): ((sentence: Sentence) => string) => {
  const language = useLanguage();
  return (sentence) => sentence[language];
};
