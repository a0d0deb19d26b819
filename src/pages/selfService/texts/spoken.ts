import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/sentence.ts';
import { getLanguage, onLanguage } from '../../../providers/language.ts';
import { fetchTexts } from '../../../public/loading/lateTexts.ts';
import type { Translate } from '../../../public/text.ts';

/** The texts of a part of the applicants' pages: English comes with the part, Filipino when it is chosen. */
export interface Spoken<Key extends string> {
  /** Fetches the texts of a language, so that the part is drawn in it at once. */
  load: (language: Language) => Promise<void>;
  /** The texts in the language chosen now. */
  useText: () => Translate<Key>;
}

const translatorOf =
  <Key extends string>(texts: Readonly<Record<Key, string>>): Translate<Key> =>
  (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

/** Makes the texts of a part: its English ones, and how the Filipino ones are fetched. */
export const spoken = <Key extends string>(
  english: Readonly<Record<Key, string>>,
  filipino: () => Promise<{ fil: Readonly<Record<Key, string>> }>,
): Spoken<Key> => {
  const ours = translatorOf(english);
  const known: Partial<Record<Language, Translate<Key>>> = { en: ours };
  const listeners = new Set<() => void>();
  const load = async (language: Language): Promise<void> => {
    if (known[language]) return;
    known[language] = translatorOf((await fetchTexts(language, filipino)).fil);
    for (const listener of listeners) listener();
  };
  const follow = (listener: () => void) => {
    listeners.add(listener);
    const stop = onLanguage(() => {
      listener();
      load(getLanguage()).catch(() => undefined);
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  const present = (): Translate<Key> => known[getLanguage()] ?? ours;
  return { load, useText: () => useSyncExternalStore(follow, present, present) };
};
