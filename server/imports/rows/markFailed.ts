import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import type { Tx } from '../../db/context.ts';
import type { Span } from '../importKind.ts';

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
