import type { AuditEntry } from '#contract/audit.ts';

type Change = AuditEntry['changes'][number];

// What only the machine needs: values that are masked or say nothing to a person, and ids that the entry names already.
const TECHNICAL = new Set(['password_hash', 'changed_at', 'storage_key', 'sha256']);

/** Keys of a table that the entry itself names as its record. */
const OWN_KEY: Partial<Record<string, string>> = {
  credential: 'user_id',
  user_access_role: 'user_id',
  user_merchant: 'user_id',
};

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The changes of an entry that tell a person something; what is empty on both sides is left out. */
export const readableChanges = ({ target, changes }: Pick<AuditEntry, 'target' | 'changes'>): Change[] =>
  changes.filter(
    ({ field, before, after }) =>
      !TECHNICAL.has(field) && OWN_KEY[target] !== field && !(isBlank(before) && isBlank(after)),
  );

const PASSWORD = { INSERT: 'passwordSet', UPDATE: 'passwordChanged', DELETE: 'passwordRemoved' } as const;

/** Translation key under resources.audit of a whole entry that is better told in words than by its fields, else null. */
export const tellingKey = ({ target, operation }: Pick<AuditEntry, 'target' | 'operation'>): string | null =>
  target === 'credential' && operation !== 'EVENT' ? PASSWORD[operation] : null;
