import { useSearchParams } from 'react-router-dom';
import { isLanguage, type Language } from '#domain/sentence.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';

/** The parameter of an article's address that names another language than the portal's. */
export const LANGUAGE_KEY = 'in';

/** The language that articles are read in: the one that the address names, else the portal's; and the other one. */
export const useGuideLanguage = (): [language: Language, other: Language] => {
  const own = useLanguage();
  const [search] = useSearchParams();
  const asked = search.get(LANGUAGE_KEY);
  const language = isLanguage(asked) ? asked : own;
  return [language, language === 'en' ? 'fil' : 'en'];
};
