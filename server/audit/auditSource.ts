import type { AUDIT_SORTS, AuditEntry, auditFilters } from '#contract/audit.ts';
import { byChoice, byDays, byText } from '../lists/filters.ts';
import type { ListSource } from '../lists/source.ts';
import { readNames } from './names.ts';
import { presentEntry, type RowOfEntry } from './presentEntry.ts';

/** The audit trail, newest first. */
export const auditSource: ListSource<typeof auditFilters, typeof AUDIT_SORTS, RowOfEntry, AuditEntry> = {
  name: 'audit',
  columns: `e.id, e.at, e.actor, e.actor_role as "actorRole", e.operation, e.target, e.key as "targetKey",
    e.event_type as "eventType", e.is_reported as "isReported", e.request_id as "requestId", e.before, e.after`,
  from: 'audit.entry e',
  countFrom: 'audit.entry e',
  id: 'e.id',
  sorts: { id: { sql: 'e.id', type: 'bigint' } },
  defaultSort: '-id',
  filters: {
    actor: byText('e.actor'),
    operation: byChoice('e.operation'),
    target: byText('e.target'),
    targetKey: byChoice('e.key'),
    at: byDays('e.at'),
  },
  complete: async (tx, rows) => {
    const names = await readNames(tx, rows);
    return rows.map((row) => ({ ...row, names }));
  },
  present: presentEntry,
};
