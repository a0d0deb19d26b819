import { useLocale } from 'react-admin';
import { isLanguage, type Language } from '#domain/sentence.ts';

/** The language of the portal, for texts that stand in `domain` as pairs. */
export const useLanguage = (): Language => {
  const locale = useLocale();
  return isLanguage(locale) ? locale : 'en';
};
