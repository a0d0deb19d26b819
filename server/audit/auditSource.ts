import type { AUDIT_SORTS, AuditEntry, auditFilters } from '#contract/audit.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { flag, id, json, moment, text } from '../db/columns/kinds.ts';
import { byChoice, byDays, byText } from '../lists/filters.ts';
import type { ListSource } from '../lists/source.ts';
import { readNames } from './names.ts';
import { presentEntry, type RowOfEntry } from './presentEntry.ts';
import type { StoredEntry } from './storedEntry.ts';

const ENTRY = columnsOf<StoredEntry>('audit.entry e')({
  id: id('e.id'),
  at: moment('e.at'),
  actor: text('e.actor'),
  actorRole: text('e.actor_role'),
  operation: text('e.operation'),
  target: text('e.target'),
  targetKey: text('e.key'),
  eventType: text('e.event_type'),
  isReported: flag('e.is_reported'),
  requestId: text('e.request_id'),
  before: json('e.before'),
  after: json('e.after'),
});

/** The audit trail, newest first. */
export const auditSource: ListSource<typeof auditFilters, typeof AUDIT_SORTS, RowOfEntry, AuditEntry> = {
  name: 'audit',
  // The kinds of these columns stand on the wire as they stand in the row.
  columns: ENTRY.select,
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
