import type { Draft } from '#contract/drafts.ts';
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
}
