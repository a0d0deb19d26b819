import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#domain/sentence.ts';
import { ENGLISH_UI_TEXTS, type UiTexts } from './englishUiTexts.ts';

interface Spoken {
  texts: UiTexts;
  language: Language;
}
const Context = createContext<Spoken>({ texts: ENGLISH_UI_TEXTS, language: 'en' });

/** Provides translated texts, and the language of what the domain says in pairs, to the shared parts below it. */
export const UiTextsProvider = ({ texts, language, children }: Spoken & { children: ReactNode }) => {
  const spoken = useMemo(() => ({ texts, language }), [texts, language]);
  return <Context.Provider value={spoken}>{children}</Context.Provider>;
};

/** The texts of the shared parts in the language around them. */
export const useUiTexts = () => useContext(Context).texts;

/** The language around the shared parts. */
export const useUiLanguage = () => useContext(Context).language;
