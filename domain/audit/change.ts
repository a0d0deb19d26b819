import type { Language } from '../sentence.ts';
import { fieldName } from './fields.ts';
import { type AuditLeaf, type AuditValue, valueText } from './value.ts';

/** One field of an entry; null is nothing. */
export type AuditChange = { field: string; before: AuditValue | null; after: AuditValue | null };

const itemsOf = (value: AuditValue | null): readonly AuditLeaf[] =>
  value?.kind === 'list' ? value.items : [];

/** What a list gained and lost; null unless one side is a list and the other one too or nothing. */
export function listChanges({
  before,
  after,
}: Omit<AuditChange, 'field'>): { added: AuditLeaf[]; removed: AuditLeaf[] } | null {
  const sides = [before, after].filter((side) => side !== null);
  if (sides.length === 0 || sides.some((side) => side.kind !== 'list')) return null;
  const keys = (value: AuditValue | null) => new Set(itemsOf(value).map((item) => JSON.stringify(item)));
  const [was, is] = [keys(before), keys(after)];
  return {
    added: itemsOf(after).filter((item) => !was.has(JSON.stringify(item))),
    removed: itemsOf(before).filter((item) => !is.has(JSON.stringify(item))),
  };
}

/** Which side of an entry has its values: both of a change, one where something came to be or ended. */
export function sideOf(operation: string): 'before' | 'after' | 'both' {
  if (operation === 'UPDATE') return 'both';
  return operation === 'DELETE' ? 'before' : 'after';
}

/** A change in one line, "Status: Active → Blocked"; lists by what they gained (+) and lost (−). */
export function changeText(change: AuditChange, operation: string, language: Language): string {
  const name = fieldName(change.field, language);
  const side = sideOf(operation);
  if (side !== 'both') return `${name}: ${valueText(change[side], language)}`;
  const list = listChanges(change);
  if (!list) return `${name}: ${valueText(change.before, language)} → ${valueText(change.after, language)}`;
  const signed = (sign: string, items: AuditLeaf[]) => items.map((item) => sign + valueText(item, language));
  return `${name}: ${[...signed('+', list.added), ...signed('−', list.removed)].join(', ')}`;
}
