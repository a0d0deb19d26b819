import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { AUDIT_SORTS, auditFilters, audit as calls } from '#contract/audit.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { auditVerbs } from '../../providers/verbs/auditVerbs.ts';

export const audit = {
  name: 'audit',
  pages: {
    auditTrail: async () => (await import('./AuditPage.tsx')).AuditPage,
  },
  menu: {
    key: 'audit',
    label: { en: 'Audit trail', fil: 'Talaan ng pagbabago' },
    page: 'auditTrail',
    icon: HistoryOutlined,
  },
  rest: {
    audit: {
      ...readOnly,
      list: routeOf(calls.listAuditTrail),
      idField: 'id',
      sorts: AUDIT_SORTS,
      filters: Object.keys(auditFilters),
      search: 'actor',
    },
  },
  verbs: auditVerbs,
} satisfies PageGroup<'auditTrail'>;
