import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { settlements as calls, PAYOUT_SORTS, payoutFilters } from '#contract/finance/settlements.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';

export const payouts = {
  name: 'payouts',
  pages: {
    payoutList: async () => (await import('./PayoutListPage.tsx')).PayoutListPage,
    payeeStatement: async () => (await import('./statement/StatementPage.tsx')).StatementPage,
    payoutDetail: async () => (await import('./PayoutPage.tsx')).PayoutPage,
  },
  menu: {
    key: 'payouts',
    label: { en: 'Payouts', fil: 'Mga payout' },
    page: 'payoutList',
    icon: AccountBalanceWalletOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/payouts.ts'),
    fil: () => import('../../i18n/fil/finance/payouts.ts'),
  },
  recordRepresentation: 'payeeName',
  rest: {
    payouts: {
      ...readOnly,
      list: routeOf(calls.listPayouts),
      one: routeOf(calls.getPayout),
      idField: 'id',
      sorts: PAYOUT_SORTS,
      filters: Object.keys(payoutFilters),
    },
  },
} satisfies PageGroup<'payoutList' | 'payoutDetail' | 'payeeStatement'>;
