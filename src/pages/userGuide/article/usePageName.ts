import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useMenu } from '../../../components/shell/menuTable.ts';
import { trailAt } from '../../../components/shell/trail/trail.ts';

/** What the page of a path is called in the menu, or by its own title. */
export const usePageName = (path: string): string => {
  const translate = useTranslate();
  const language = useLanguage();
  const { name } = trailAt(useMenu(), path);
  return typeof name === 'string' ? translate(name) : name[language];
};
