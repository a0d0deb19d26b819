import type { APPLICATION_MOVES } from '../review/applicationMoves.ts';
import { seesOf } from './seesOf.ts';

/** What is shown of a user name; `action` is the move that it made, where it stands in one. */
export type Naming = (username: string, action: string | null) => string;
type Row = Readonly<Record<string, unknown>>;

/** Moves whose reason the partner or applicant is told; whatever move is new keeps its reason to staff. */
const TOLD: readonly (keyof typeof APPLICATION_MOVES)[] = ['incomplete', 'resubmit', 'reject', 'cancel'];

/** Whether a value is an object with names, neither a list nor a file. */
export const isRow = (value: unknown): value is Row => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
const actionOf = ({ action }: Row): string | null => (typeof action === 'string' ? action : null);

/** A move's reason is told by its kind; a refusal's to the maker, unless the maker is of the staff. */
const isTold = (row: Row, naming: Naming): boolean => {
  const action = actionOf(row);
  if (action !== null) return (TOLD as readonly string[]).includes(action);
  return typeof row.maker !== 'string' || naming(row.maker, null) === row.maker;
};

/** What was written beside a refund: outsiders read it where one of them asked. */
const isOfAsker = (name: string, { requestedBy }: Row, naming: Naming): boolean =>
  name === 'notes' && typeof requestedBy === 'string' && naming(requestedBy, null) === requestedBy;

const shown = (name: string, value: unknown, row: Row, naming: Naming): unknown => {
  const sees = seesOf(name);
  if (sees === 'staff') return isOfAsker(name, row, naming) ? value : null;
  if (sees === 'told' && typeof value === 'string') return isTold(row, naming) ? value : null;
  if (sees === 'named' && typeof value === 'string') return naming(value, actionOf(row));
  return seenFromOutside(value, naming);
};

const seenItems = (items: readonly unknown[], naming: Naming): readonly unknown[] => {
  let seen: unknown[] | null = null;
  for (const [at, item] of items.entries()) {
    const part = seenFromOutside(item, naming);
    if (part === item) continue;
    seen ??= [...items];
    seen[at] = part;
  }
  return seen ?? items;
};

/**
 * An answer as people outside read it: without what is for staff alone, and staff by their offices. Files pass as they are, and so does
 * whatever holds nothing of the kind: it is not copied.
 */
export function seenFromOutside(value: unknown, naming: Naming): unknown {
  if (Array.isArray(value)) return seenItems(value, naming);
  if (!isRow(value)) return value;
  let seen: Record<string, unknown> | null = null;
  for (const name of Object.keys(value)) {
    const part = shown(name, value[name], value, naming);
    if (part === value[name]) continue;
    seen ??= { ...value };
    seen[name] = part;
  }
  return seen ?? value;
}

/** The user names that stand in an answer; with none in it, it is already as people outside read it. */
export function namesIn(value: unknown): { names: ReadonlySet<string>; unnamed: unknown } {
  const names = new Set<string>();
  const unnamed = seenFromOutside(value, (username) => {
    names.add(username);
    return username;
  });
  return { names, unnamed };
}
