import type { Tx } from '../../db/context.ts';
import type { Span } from '../importKind.ts';

/** Rows that go in, or out, in one transaction with the marks on them. */
const CHUNK = 1_000;

const NEXT = `select min(row_no) as "from", max(row_no) as "to", count(*)::int as rows from (
    select row_no from import_verdict where import_id = $1 and state = any ($2) and row_no > $3 order by row_no limit ${CHUNK}
  ) next`;

/** The next rows in one of the states after a row; null when there are none. */
export const nextChunk = async (
  tx: Tx,
  importId: string,
  states: readonly string[],
  after: number,
): Promise<(Span & { rows: number }) | null> => {
  const values = [importId, states, after];
  const [row] = await tx.query<{ from: number | null; to: number; rows: number }>({
    name: 'next-import-chunk',
    text: NEXT,
    values,
  });
  return row && row.from !== null ? { importId, from: row.from, to: row.to, rows: row.rows } : null;
};
