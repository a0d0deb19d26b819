import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { IMPORT_PAGES, type ImportPage } from '#domain/pages/importPages.ts';
import { importTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { importVerbs } from '../../providers/verbs/importVerbs.ts';

const load = async () => (await import('./ImportsPage.tsx')).ImportsPage;

/** The import workbench: one page for all kinds. */
export const imports = {
  name: 'imports',
  pages: Object.fromEntries(IMPORT_PAGES.map((name) => [name, load])) as Record<ImportPage, typeof load>,
  menu: {
    key: 'imports',
    label: { en: 'Imports', fil: 'Mga import' },
    page: 'batchPartner',
    others: IMPORT_PAGES,
    icon: UploadFileOutlined,
  },
  texts: importTexts,
  verbs: importVerbs,
} satisfies PageGroup<ImportPage>;
