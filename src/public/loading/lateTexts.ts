import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/sentence.ts';
import { getLanguage, onLanguage } from '../../providers/language.ts';

const late = new Set<Language>();
const listeners = new Set<() => void>();

/** Fetches texts of a language; rejects where they do not come, and the page says so from then on. */
export const fetchTexts = async <T>(language: Language, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    late.add(language);
    for (const listener of listeners) listener();
    throw error;
  }
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onLanguage(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

const isLate = (): boolean => late.has(getLanguage());

/** Whether some of the texts in the language chosen did not come, so that others stand in their place. */
export const useLateTexts = (): boolean => useSyncExternalStore(follow, isLate, isLate);
