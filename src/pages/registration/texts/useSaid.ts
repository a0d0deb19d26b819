import { useSyncExternalStore } from 'react';
import { endedOnce, type Language, type Sentence } from '#domain/sentence.ts';
import { getLanguage, onLanguage } from '../../../providers/language.ts';

/** The language chosen now. */
export const useSaidLanguage = (): Language => useSyncExternalStore(onLanguage, getLanguage, getLanguage);

/** Says a sentence in the language chosen now, its `{name}`s filled. */
export const useSaid = () => {
  const language = useSaidLanguage();
  return (sentence: Sentence, values: Readonly<Record<string, string | number>> = {}): string =>
    endedOnce(
      sentence[language].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)),
      Object.values(values),
    );
};
