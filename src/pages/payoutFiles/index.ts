import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { payoutFiles as calls, PAYOUT_FILE_SORTS, payoutFileFilters } from '#contract/finance/payoutFiles.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { payoutFileVerbs } from '../../providers/verbs/finance/payoutFileVerbs.ts';

export const payoutFiles = {
  name: 'payout-files',
  pages: {
    payoutFileList: async () => (await import('./PayoutFileListPage.tsx')).PayoutFileListPage,
    payoutFileDetail: async () => (await import('./PayoutFilePage.tsx')).PayoutFilePage,
  },
  menu: {
    key: 'payoutFiles',
    label: { en: 'Bank files', fil: 'Mga file sa bangko' },
    page: 'payoutFileList',
    icon: UploadFileOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/payoutFiles.ts'),
    fil: () => import('../../i18n/fil/finance/payoutFiles.ts'),
  },
  recordRepresentation: 'id',
  rest: {
    'payout-files': {
      ...readOnly,
      list: routeOf(calls.listPayoutFiles),
      one: routeOf(calls.getPayoutFile),
      idField: 'id',
      sorts: PAYOUT_FILE_SORTS,
      filters: Object.keys(payoutFileFilters),
    },
  },
  verbs: payoutFileVerbs,
} satisfies PageGroup<'payoutFileList' | 'payoutFileDetail'>;
