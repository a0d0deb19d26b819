import type { Tx } from '../../db/context.ts';
import type { Span } from '../importKind.ts';

/** Errors of the data, which come again whoever tries: integrity and values. */
const isOfData = (error: unknown): error is { code: string; constraint?: string } =>
  /^2[23]/.test((error as { code?: unknown }).code?.toString() ?? '');

const ROWS = `select row_no as row from import_verdict where import_id = $1 and row_no between $2 and $3 and state = any ($4)
  order by row_no`;

/**
 * Runs `work` on a span under a savepoint. When data of one of its rows is refused by the database, the span is halved until
 * that row stands alone, which `refused` then marks; the others go in.
 */
export const halving = async (
  tx: Tx,
  span: Span,
  states: readonly string[],
  work: (span: Span) => Promise<void>,
  refused: (row: number, error: { code: string; constraint?: string }) => Promise<void>,
): Promise<void> => {
  await tx.query({ text: 'savepoint span' });
  try {
    await work(span);
    await tx.query({ text: 'release savepoint span' });
    return;
  } catch (error) {
    if (!isOfData(error)) throw error;
    await tx.query({ text: 'rollback to savepoint span' });
    await tx.query({ text: 'release savepoint span' });
    const rows = await tx.query<{ row: number }>({
      name: 'rows-of-span',
      text: ROWS,
      values: [span.importId, span.from, span.to, states],
    });
    const [first] = rows;
    if (!first) throw error;
    if (rows.length === 1) return refused(first.row, error);
    const middle = rows[Math.ceil(rows.length / 2)]?.row ?? span.to;
    await halving(tx, { ...span, to: middle - 1 }, states, work, refused);
    await halving(tx, { ...span, from: middle }, states, work, refused);
  }
};
