import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { APPROVAL_SORTS, approvalFilters, approvals as calls } from '#contract/approvals.ts';
import { managementTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { approvalVerbs } from '../../providers/verbs/approvalVerbs.ts';

export const approvals = {
  name: 'approvals',
  pages: {
    approvalList: async () => (await import('./ApprovalList.tsx')).ApprovalList,
    approval: async () => (await import('./ApprovalPage.tsx')).ApprovalPage,
  },
  menu: {
    key: 'approvals',
    label: { en: 'Approvals', fil: 'Mga pag-apruba' },
    page: 'approvalList',
    icon: HowToRegOutlined,
  },
  texts: managementTexts,
  rest: {
    approvals: {
      ...readOnly,
      list: routeOf(calls.listApprovalRequests),
      one: routeOf(calls.getApprovalRequest),
      idField: 'id',
      sorts: APPROVAL_SORTS,
      filters: Object.keys(approvalFilters),
    },
  },
  verbs: approvalVerbs,
} satisfies PageGroup<'approvalList' | 'approval'>;
