import type { Tx } from '../../db/context.ts';
import type { Span } from '../importKind.ts';

const STAYING = `update import_verdict set state = $4 where import_id = $1 and row_no between $2 and $3
  and state in ('created', 'updated')`;

/** Marks rows of a span that were to be taken back and stay. */
export const markStaying = async (
  tx: Tx,
  { importId, from, to }: Span,
  state: 'editedSince' | 'refused',
): Promise<void> => {
  await tx.query({ name: 'mark-import-staying', text: STAYING, values: [importId, from, to, state] });
};

const REFUSED = `update import_verdict set state = 'refused' where import_id = $1 and row_no = any ($2) and state = 'updated'`;

/** Marks rows whose change was to be taken back and may not be. */
export const markRefused = async (tx: Tx, importId: string, rows: readonly number[]): Promise<void> => {
  if (rows.length) await tx.query({ name: 'mark-import-refused', text: REFUSED, values: [importId, rows] });
};
