import type { AuditEntry } from '#contract/audit.ts';

const PASSWORD = { INSERT: 'passwordSet', UPDATE: 'passwordChanged', DELETE: 'passwordRemoved' } as const;

/** Translation key under resources.audit of a whole entry that is better told in words than by its fields, else null. */
export const tellingKey = ({ target, operation }: Pick<AuditEntry, 'target' | 'operation'>): string | null =>
  target === 'credential' && operation !== 'EVENT' ? PASSWORD[operation] : null;
