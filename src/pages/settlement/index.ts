import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import { settlements as calls, RUN_SORTS, runFilters } from '#contract/finance/settlements.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { settlementVerbs } from '../../providers/verbs/settlementVerbs.ts';

export const settlement = {
  name: 'settlement-runs',
  pages: {
    settlementRuns: async () => (await import('./SettlementPage.tsx')).SettlementPage,
  },
  menu: {
    key: 'settlement',
    label: { en: 'Settlement', fil: 'Settlement' },
    page: 'settlementRuns',
    icon: AccountBalanceOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/settlement.ts'),
    fil: () => import('../../i18n/fil/finance/settlement.ts'),
  },
  rest: {
    'settlement-runs': {
      ...readOnly,
      list: routeOf(calls.listSettlementRuns),
      idField: 'id',
      sorts: RUN_SORTS,
      filters: Object.keys(runFilters),
    },
  },
  verbs: settlementVerbs,
} satisfies PageGroup<'settlementRuns'>;
