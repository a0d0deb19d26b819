import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import {
  officialReceipts as calls,
  RECEIPT_SORTS,
  receiptFilters,
} from '#contract/finance/officialReceipts.ts';
import type { ReceiptPage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { receiptVerbs } from '../../providers/verbs/finance/receiptVerbs.ts';

export const receipts = {
  name: 'official-receipts',
  pages: {
    officialReceiptList: async () => (await import('./list/ReceiptListPage.tsx')).ReceiptListPage,
    officialReceiptCreate: async () => (await import('./create/CreateReceiptPage.tsx')).CreateReceiptPage,
    officialReceiptMonth: async () => (await import('./month/ReceiptMonthPage.tsx')).ReceiptMonthPage,
    officialReceipt: async () => (await import('./detail/ReceiptPage.tsx')).ReceiptPage,
  },
  menu: {
    key: 'officialReceipts',
    label: { en: 'Official receipts', fil: 'Mga opisyal na resibo' },
    page: 'officialReceiptList',
    below: ['officialReceiptCreate'],
    icon: ReceiptLongOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/receipts.ts'),
    fil: () => import('../../i18n/fil/finance/receipts.ts'),
  },
  recordRepresentation: 'orNumber',
  rest: {
    'official-receipts': {
      ...readOnly,
      list: routeOf(calls.listReceipts),
      idField: 'orNumber',
      sorts: RECEIPT_SORTS,
      filters: Object.keys(receiptFilters),
      search: 'q',
    },
  },
  verbs: receiptVerbs,
} satisfies PageGroup<ReceiptPage>;
