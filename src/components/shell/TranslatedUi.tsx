import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../admin/useLanguage.ts';
import { ENGLISH_UI_TEXTS, UI_TEXT_NAMES } from '../ui/englishUiTexts.ts';
import { UiTextsProvider } from '../ui/uiTexts.tsx';

/** Gives the shared parts their few texts in the chosen language. */
export const TranslatedUi = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const texts = useMemo(() => {
    const translated = { ...ENGLISH_UI_TEXTS };
    for (const name of UI_TEXT_NAMES) translated[name] = translate(`ui.${name}`);
    return translated;
  }, [translate]);
  return (
    <UiTextsProvider texts={texts} language={useLanguage()}>
      {children}
    </UiTextsProvider>
  );
};
