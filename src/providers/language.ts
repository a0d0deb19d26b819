import { isLanguage, type Language, languageOf } from '#domain/sentence.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fil'];

const KEY = 'suki.language';
const listeners = new Set<() => void>();

function stored(): Language | null {
  try {
    const text = localStorage.getItem(KEY);
    return isLanguage(text) ? text : null;
  } catch {
    return null;
  }
}

let current: Language = stored() ?? languageOf(navigator.language);

/** The language of this browser's user: the choice that was stored, else the browser's own. */
export const getLanguage = (): Language => current;

/** Changes the language everywhere and remembers it. */
export function setLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser without storage keeps the choice until the page closes.
  }
  for (const listener of listeners) listener();
}

/** Calls back after each change of the language; returns how to stop. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
