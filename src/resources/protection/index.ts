import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { protection as calls, PROTECTION_SORTS, protectionFilters } from '#contract/finance/protection.ts';
import type { ProtectionPage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { protectionVerbs } from '../../providers/verbs/finance/protectionVerbs.ts';

export const protection = {
  name: 'protection-receipts',
  pages: {
    protectionList: async () => (await import('./list/ProtectionListPage.tsx')).ProtectionListPage,
    protectionDetail: async () => (await import('./detail/ProtectionReceiptPage.tsx')).ProtectionReceiptPage,
    protectionView: async () => (await import('./detail/ViewReceiptPage.tsx')).ViewReceiptPage,
    protectionUpload: async () => (await import('./upload/UploadReceiptPage.tsx')).UploadReceiptPage,
  },
  menu: {
    key: 'protection',
    label: { en: 'Protection receipts', fil: 'Mga resibo ng protection' },
    page: 'protectionList',
    values: { type: 'pending' },
    // Whoever uploads alone begins there.
    below: ['protectionUpload'],
    icon: VerifiedUserOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/protection.ts'),
    fil: () => import('../../i18n/fil/finance/protection.ts'),
  },
  rest: {
    'protection-receipts': {
      ...readOnly,
      list: routeOf(calls.listProtectionReceipts),
      one: routeOf(calls.getProtectionReceipt),
      idField: 'id',
      sorts: PROTECTION_SORTS,
      filters: Object.keys(protectionFilters),
      search: 'q',
    },
  },
  verbs: protectionVerbs,
} satisfies PageGroup<ProtectionPage>;
