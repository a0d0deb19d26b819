import type { AuditEntry } from '#contract/audit.ts';
import type { AuditValue } from '#domain/audit/value.ts';
import { isNamedByKey, readersOf, recordOf } from './audited.ts';
import type { Names } from './names.ts';
import type { Reader, Readers } from './reader.ts';
import { type NameOf, readValue } from './readValue.ts';
import type { StoredEntry, StoredSide } from './storedEntry.ts';

export interface RowOfEntry extends StoredEntry {
  names?: Names;
}

// Who and when stand in the entry itself.
const BOOKKEEPING = new Set(['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by']);

const fieldsOf = (before: StoredSide, after: StoredSide): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

/** Columns whose value is told with the code that they belong to, or with the column that they stand in for. */
const toldElsewhere = (fields: readonly string[], readers: Readers): ReadonlySet<string> =>
  new Set(
    fields.flatMap((field) => {
      const reader = readers[field];
      if (typeof reader !== 'object') return [];
      if ('beside' in reader) return [reader.beside];
      return 'ref' in reader && reader.or !== undefined ? [reader.or] : [];
    }),
  );

/** One side of a change; a code with its name beside it is a name. */
const sideOf = (
  side: StoredSide,
  field: string,
  reader: Reader | undefined,
  nameOf: NameOf,
): AuditValue | null => {
  const raw = side?.[field];
  if (typeof reader === 'object' && 'ref' in reader && reader.or !== undefined && raw == null)
    return readValue(side?.[reader.or], undefined, nameOf);
  if (typeof reader !== 'object' || !('beside' in reader)) return readValue(raw, reader, nameOf);
  const name = side?.[reader.beside];
  if (typeof name !== 'string') return readValue(raw, undefined, nameOf);
  const code = raw == null ? '' : String(raw);
  return { kind: 'name', id: code, name: code ? `${name} - ${code}` : name };
};

/** Field by field in alphabetical order; what is empty on both sides did not change. */
const changesOf = (entry: RowOfEntry, nameOf: NameOf): AuditEntry['changes'] => {
  const { before, after } = entry;
  const readers = readersOf(entry);
  const fields = fieldsOf(before, after);
  const elsewhere = toldElsewhere(fields, readers);
  return fields
    .filter((field) => !BOOKKEEPING.has(field) && readers[field] !== 'left out' && !elsewhere.has(field))
    .sort()
    .map((field) => ({
      field,
      before: sideOf(before, field, readers[field], nameOf),
      after: sideOf(after, field, readers[field], nameOf),
    }))
    .filter((change) => change.before !== null || change.after !== null);
};

/** An entry of the trail as the wire has it. */
export const presentEntry = (row: RowOfEntry): AuditEntry => {
  const record = recordOf(row.target);
  const named = record && row.targetKey !== null ? row.names?.get(record)?.get(row.targetKey) : undefined;
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    actorRole: row.actorRole,
    operation: row.operation,
    target: row.target,
    targetKey: row.targetKey,
    targetName: named?.name ?? (isNamedByKey(row.target) ? row.targetKey : null),
    targetGone: named?.gone ?? false,
    eventType: row.eventType,
    isReported: row.isReported,
    requestId: row.requestId,
    changes: changesOf(row, (ref, id) => row.names?.get(ref)?.get(id)?.name),
  };
};
