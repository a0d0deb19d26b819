import type { AuditEntry } from '#contract/audit.ts';

/** What one request changed: its entries stand next to each other in the trail. */
export interface RequestGroup {
  /** Of the newest entry. */
  key: string;
  entries: AuditEntry[];
}

const isSameRequest = (one: AuditEntry, other: AuditEntry): boolean =>
  one.requestId !== null && one.requestId === other.requestId && one.actor === other.actor;

/** Neighbouring entries of one request of one person as one group each, in the order of the list. */
export const groupByRequest = (entries: readonly AuditEntry[]): RequestGroup[] => {
  const groups: RequestGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const newest = last?.entries[0];
    if (last && newest && isSameRequest(newest, entry)) last.entries.push(entry);
    else groups.push({ key: entry.id, entries: [entry] });
  }
  return groups;
};
