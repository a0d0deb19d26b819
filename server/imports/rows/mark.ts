import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import type { Tx } from '../../db/context.ts';
import type { Span } from '../kind.ts';

const failed = (which: string, states: string, code: string): string => `with marked as (
    update import_verdict set state = 'failed' where import_id = $1 and ${which} and state = any (${states})
    returning row_no
  )
  insert into import_problem (import_id, row_no, field, code, is_warning) select $1, row_no, null, ${code}, false from marked`;
const FAILED = failed('row_no between $2 and $3', '$4', '$5');
const ROWS_FAILED = failed('row_no = any ($2)', '$3', '$4');

/** Marks rows of a span that are still in one of the states as failed, with the reason. */
export const markFailed = async (
  tx: Tx,
  { importId, from, to }: Span,
  states: readonly string[],
  code: ProblemCode,
): Promise<void> => {
  const values = [importId, from, to, states, code];
  await tx.query({ name: 'mark-import-failed', text: FAILED, values });
};

/** Marks some rows that are still in one of the states as failed, with the reason. */
export const markRowsFailed = async (
  tx: Tx,
  importId: string,
  rows: readonly number[],
  states: readonly string[],
  code: ProblemCode,
): Promise<void> => {
  if (!rows.length) return;
  await tx.query({
    name: 'mark-import-rows-failed',
    text: ROWS_FAILED,
    values: [importId, rows, states, code],
  });
};

const STAYING = `update import_verdict set state = $4 where import_id = $1 and row_no between $2 and $3
  and state in ('created', 'updated')`;

/** Marks rows of a span that were to be taken back and stay. */
export const markStaying = async (
  tx: Tx,
  { importId, from, to }: Span,
  state: 'kept' | 'refused',
): Promise<void> => {
  await tx.query({ name: 'mark-import-staying', text: STAYING, values: [importId, from, to, state] });
};

const REFUSED = `update import_verdict set state = 'refused' where import_id = $1 and row_no = any ($2) and state = 'updated'`;

/** Marks rows whose change was to be taken back and may not be. */
export const markRefused = async (tx: Tx, importId: string, rows: readonly number[]): Promise<void> => {
  if (rows.length) await tx.query({ name: 'mark-import-refused', text: REFUSED, values: [importId, rows] });
};
