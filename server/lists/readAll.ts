import type pg from 'pg';
import type { z } from 'zod';
import type { Tx } from '../db/context.ts';
import type { Cursor } from './cursor.ts';
import type { ListSource, Placed, Selection } from './source.ts';
import { rowsStatement } from './statements.ts';

/** Every row of a list in its sort order, as the list call presents it, read by key in batches. */
export async function* readAll<
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  tx: Tx,
  source: ListSource<F, S, R, W>,
  selection: Selection<F>,
  batchSize = 1000,
): AsyncGenerator<W, void, undefined> {
  const sort = selection.sort ?? source.defaultSort;
  let cursor: Cursor | undefined;
  for (;;) {
    const rows = await tx.query<Placed<R>>(
      rowsStatement(source, selection, { sort, cursor, limit: batchSize }),
    );
    for (const row of source.complete ? await source.complete(tx, rows) : rows) yield source.present(row);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    cursor = { direction: 'next', key: last['~key'], id: last['~id'] };
  }
}
