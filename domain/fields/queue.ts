import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';

/** What the queue of reviewers tells of a partner or a store. */
export const queueFields = {
  name: { label: { en: 'Name', fil: 'Pangalan' }, kind: 'line', sees: 'all', sets: 'server' },
  ...ofPartnerFields,
  referenceNumber: recordFields.referenceNumber,
  status: recordFields.status,
  workflowStatus: recordFields.workflowStatus,
  dtimeSubmitted: recordFields.dtimeSubmitted,
  submittedBy: recordFields.submittedBy,
  claimedBy: recordFields.claimedBy,
} as const satisfies FieldRows;
