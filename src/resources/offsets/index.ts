import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import { offsets as calls, OFFSET_SORTS, offsetFilters } from '#contract/finance/offsets.ts';
import type { OffsetPage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { offsetVerbs } from '../../providers/verbs/finance/offsetVerbs.ts';

export const offsets = {
  name: 'offsets',
  pages: {
    offsetReport: async () => (await import('./OffsetListPage.tsx')).OffsetListPage,
    offsetLine: async () => (await import('./OffsetLinePage.tsx')).OffsetLinePage,
  },
  menu: {
    key: 'offsets',
    label: { en: 'Offset report', fil: 'Ulat ng offset' },
    page: 'offsetReport',
    icon: BalanceOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/offsets.ts'),
    fil: () => import('../../i18n/fil/finance/offsets.ts'),
  },
  rest: {
    offsets: {
      ...readOnly,
      list: routeOf(calls.listOffsets),
      one: routeOf(calls.getOffset),
      idField: 'id',
      sorts: OFFSET_SORTS,
      filters: Object.keys(offsetFilters),
    },
  },
  verbs: offsetVerbs,
} satisfies PageGroup<OffsetPage>;
