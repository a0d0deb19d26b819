import { SHOWN_STATUSES, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';

const P = 'resources.partners';

const choices = (codes: readonly string[], words: 'status' | 'workflow') =>
  codes.map((value) => ({ value, label: `${P}.${words}.${value}` }));

/** Filters of partners, stores and applications alike; the status is the one that is shown, as in the tabs. */
export const standingFilters: readonly FilterDef[] = [
  {
    kind: 'choices',
    field: 'status',
    label: `${P}.fields.status`,
    options: choices(SHOWN_STATUSES, 'status'),
  },
  {
    kind: 'choices',
    field: 'workflowStatus',
    label: `${P}.fields.workflowStatus`,
    options: choices(WORKFLOW_STATUSES, 'workflow'),
  },
];
