import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import {
  disbursements as calls,
  DISBURSEMENT_SORTS,
  disbursementFilters,
} from '#contract/finance/disbursements.ts';
import type { DisbursementPage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { disbursementVerbs } from '../../providers/verbs/finance/disbursementVerbs.ts';

const list = async () => (await import('./list/DisbursementListPage.tsx')).DisbursementListPage;

export const disbursements = {
  name: 'disbursements',
  pages: {
    disbursementReport: list,
    disbursementReportOf: list,
    disbursementLine: async () => (await import('./detail/DisbursementPage.tsx')).DisbursementPage,
  },
  menu: {
    key: 'disbursements',
    label: { en: 'Disbursement report', fil: 'Ulat ng pagbabayad' },
    page: 'disbursementReport',
    icon: SummarizeOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/disbursements.ts'),
    fil: () => import('../../i18n/fil/finance/disbursements.ts'),
  },
  rest: {
    disbursements: {
      ...readOnly,
      list: routeOf(calls.listDisbursements),
      one: routeOf(calls.getDisbursement),
      idField: 'id',
      sorts: DISBURSEMENT_SORTS,
      filters: Object.keys(disbursementFilters),
    },
  },
  verbs: disbursementVerbs,
} satisfies PageGroup<DisbursementPage>;
