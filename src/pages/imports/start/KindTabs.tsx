import { useTranslate } from 'react-admin';
import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import { IMPORT_PAGES, PAGE_KINDS } from '#domain/pages/importPages.ts';
import { pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';

/** The kinds of records that the user may import, each a page. */
export const KindTabs = ({ pageKind }: { pageKind: ImportKindId }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useUser();
  const pages = IMPORT_PAGES.filter((page) => mayOpen(pathOf(page), user));
  if (pages.length < 2) return null;
  return (
    <LinkTabs
      label={translate('imports.kinds')}
      tabs={pages.map((page) => ({
        key: page,
        label: importKinds[PAGE_KINDS[page]].title[language],
        to: pathOf(page),
        isCurrent: PAGE_KINDS[page] === pageKind,
      }))}
    />
  );
};
