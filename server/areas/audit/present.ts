import type { AuditEntry } from '#contract/audit.ts';

type Values = Record<string, unknown> | null;

export interface RowOfEntry extends Omit<AuditEntry, 'at' | 'changes'> {
  at: Date;
  before: Values;
  after: Values;
}

// Who and when stand in the entry itself.
const BOOKKEEPING = new Set(['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by']);

/** Field by field in alphabetical order; what is empty on both sides did not change. */
const changesOf = (before: Values, after: Values): AuditEntry['changes'] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => !BOOKKEEPING.has(field))
    .sort()
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== null || change.after !== null);

/** An entry of the trail as the wire has it. */
export const presentEntry = ({ before, after, ...row }: RowOfEntry): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  actorRole: row.actorRole,
  operation: row.operation,
  target: row.target,
  targetKey: row.targetKey,
  eventType: row.eventType,
  requestId: row.requestId,
  changes: changesOf(before, after),
});
