import type { AuditEntry } from '#contract/audit.ts';

/** A row before or after a change, by its columns. */
export type StoredSide = Readonly<Record<string, unknown>> | null;

/** An entry as the database has it. */
export interface StoredEntry extends Omit<AuditEntry, 'at' | 'changes' | 'targetName' | 'targetGone'> {
  at: Date;
  before: StoredSide;
  after: StoredSide;
}
