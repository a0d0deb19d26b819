import type { AuditEntry } from '#contract/audit.ts';
import type { Remark } from '#contract/shapes/applicationShapes.ts';

/** From the first thing that was asked for to the handing in, both instants as the wire has them. */
export interface Round {
  from: string;
  to: string;
}

/** The round of a review that a record came back from with changes; null when nothing was changed. */
export const roundOf = (remarks: readonly Remark[]): Round | null => {
  const changed = remarks.filter(({ state }) => state === 'CHANGED');
  const ends = changed.flatMap(({ dtimeResolved }) => dtimeResolved ?? []).sort();
  const to = ends.at(-1);
  if (to === undefined || ends.length < changed.length) return null;
  const from = changed.map(({ dtimeCreated }) => dtimeCreated).sort()[0] ?? to;
  return { from, to };
};

/** What a record says of itself. */
const CONTENT: ReadonlySet<string> = new Set([
  'partner',
  'merchant',
  'address',
  'bank_account',
  'contact_person',
  'document',
  'merchant_commodity',
  'merchant_schedule',
  'ecommerce_site',
  'associate',
]);
/** How it moved through the review, and whose a part is: the page says both. */
const ASIDE: ReadonlySet<string> = new Set([
  'status',
  'workflow_status',
  'decided_at',
  'decided_by',
  'resubmitted_at',
  'resubmitted_by',
  'partner_id',
  'merchant_id',
]);
/** A new document is called by its kind already, and counts. */
const OF_NEW_DOCUMENT: ReadonlySet<string> = new Set(['code', 'is_enabled']);

/** Of a document that another one took the place of, that one tells all. */
const isReplaced = ({ target, changes }: AuditEntry): boolean =>
  target === 'document' && changes.some(({ field, after }) => field === 'replaced_by' && after !== null);

const isTold = ({ target, operation }: AuditEntry, field: string): boolean =>
  !ASIDE.has(field) && !(target === 'document' && operation === 'INSERT' && OF_NEW_DOCUMENT.has(field));

/** What was changed in a round, in the order in which it was, without the record's way through the review. */
export const changesOfRound = (entries: readonly AuditEntry[], { from, to }: Round): AuditEntry[] =>
  entries
    .filter(({ at, target }) => from <= at && at <= to && CONTENT.has(target))
    .filter((entry) => !isReplaced(entry))
    .map((entry) => ({ ...entry, changes: entry.changes.filter(({ field }) => isTold(entry, field)) }))
    .filter(({ changes }) => changes.length > 0)
    .sort((one, other) => one.at.localeCompare(other.at));
