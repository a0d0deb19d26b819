import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import {
  transactions as calls,
  TRANSACTION_SORTS,
  transactionFilters,
} from '#contract/finance/transactions.ts';
import type { FinancePage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { transactionVerbs } from '../../providers/verbs/transactionVerbs.ts';

export const transactions = {
  name: 'transactions',
  pages: {
    transactionList: async () => (await import('./list/TransactionListPage.tsx')).TransactionListPage,
    transactionRefund: async () => (await import('./refund/RefundPage.tsx')).RefundPage,
    transactionDetail: async () => (await import('./detail/TransactionPage.tsx')).TransactionPage,
  },
  menu: {
    key: 'transactions',
    label: { en: 'Payments', fil: 'Mga bayad' },
    page: 'transactionList',
    icon: PaymentsOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/transactions.ts'),
    fil: () => import('../../i18n/fil/finance/transactions.ts'),
  },
  recordRepresentation: 'transactionRefNumber',
  rest: {
    transactions: {
      ...readOnly,
      list: routeOf(calls.listTransactions),
      one: routeOf(calls.getTransaction),
      idField: 'id',
      sorts: TRANSACTION_SORTS,
      filters: Object.keys(transactionFilters),
      search: 'q',
    },
  },
  verbs: transactionVerbs,
} satisfies PageGroup<FinancePage>;
