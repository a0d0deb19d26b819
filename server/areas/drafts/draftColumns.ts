import type { Draft, DraftBy } from '#contract/drafts.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { instant, json, text } from '../../db/columns/kinds.ts';

/** A draft, `d`, as its user reads it. */
export const DRAFT = columnsOf<Draft>('draft d')({
  key: text('d.key'),
  values: json('d.values'),
  dtimeUpdated: instant('d.updated_at'),
});

/** What somebody types, to be kept under a key of their own. */
export interface Typed {
  userId: string;
  key: string;
  values: Record<string, unknown>;
  by: DraftBy | undefined;
}

/** The writer and the number of its save, as parameters. */
export const numberOf = ({ by }: Typed): [string | null, number | null] => [
  by?.writer ?? null,
  by?.number ?? null,
];
