import { NOT_IN_VIEW } from '#domain/access/view/viewAs.ts';
import { getView } from '../../../providers/session/view.ts';
import { useLanguage } from '../useLanguage.ts';

/** Why nothing can be changed here, or of files shown, while one views as somebody else; undefined in no view. */
export const useReadOnly = (what: 'write' | 'file' = 'write'): string | undefined => {
  const language = useLanguage();
  return getView() ? NOT_IN_VIEW[what][language] : undefined;
};
