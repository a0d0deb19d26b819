import type { ProblemCode } from '#domain/imports/problems.ts';
import type { Tx } from '../db/context.ts';
import type { Span } from './kind.ts';

const FAILED = `with marked as (
    update import_verdict set state = 'failed' where import_id = $1 and row_no between $2 and $3 and state = any ($4)
    returning row_no
  )
  insert into import_problem (import_id, row_no, field, code, is_warning) select $1, row_no, null, $5, false from marked`;

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

const REFUSED = `update import_verdict set state = $4 where import_id = $1 and row_no between $2 and $3
  and state in ('created', 'updated')`;

/** Marks rows of a span that were to be taken back and stay. */
export const markStaying = async (
  tx: Tx,
  { importId, from, to }: Span,
  state: 'kept' | 'refused',
): Promise<void> => {
  await tx.query({ name: 'mark-import-staying', text: REFUSED, values: [importId, from, to, state] });
};
