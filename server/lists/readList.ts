import type pg from 'pg';
import type { z } from 'zod';
import { COUNT_CAP } from '#contract/list.ts';
import type { Tx } from '../db/context.ts';
import { fail } from '../http/errors/fail.ts';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts';
import type { ListQuery, ListSource, Placed } from './source.ts';
import { countStatement, hasPattern, type Page, rowsStatement } from './statements.ts';

/** A page of a list as the wire has it. */
export interface ListPage<W> {
  list: W[];
  /** Exact to 10,000. */
  total: number;
  totalIsAtLeast?: true;
  next: string | null;
  previous: string | null;
}

interface Ends {
  /** One row more than asked for was found. */
  more: boolean;
  cursor: Cursor | undefined;
  offset: number;
}

/** Which neighbours a page has: it came from one side, and one row too many shows the other. */
const neighbours = ({ more, cursor, offset }: Ends) =>
  cursor?.direction === 'previous'
    ? { next: true, previous: more }
    : { next: more, previous: cursor !== undefined || offset > 0 };

/** Rows and count. They leave in one flush; only a pattern waits for the count, which tells how best to find its rows. */
const fetchPage = async <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  tx: Tx,
  source: ListSource<F, S, R, W>,
  query: ListQuery<F>,
  page: Page,
  isLast: boolean,
): Promise<{ rows: Placed<R>[]; n: number }> => {
  const count = tx.query<{ n: number }>(countStatement(source, query));
  const fetch = (gather: boolean) => tx.query<Placed<R>>(rowsStatement(source, query, { ...page, gather }));
  if (hasPattern(query)) {
    const n = (await count)[0]?.n ?? 0;
    return { rows: n === 0 ? [] : await fetch(n <= COUNT_CAP), n };
  }
  const found = fetch(false);
  if (isLast && !source.complete) tx.end?.();
  const [[counted], rows] = await Promise.all([count, found]);
  return { rows, n: counted?.n ?? 0 };
};

const ONE_WAY = {
  en: 'Page either by cursor or by offset.',
  fil: 'Cursor o offset lang ang gamitin, hindi pareho.',
};

const pageOf = async <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  tx: Tx,
  source: ListSource<F, S, R, W>,
  query: ListQuery<F>,
  isLast: boolean,
): Promise<ListPage<W>> => {
  const { limit, offset = 0, sort = source.defaultSort } = query;
  if (query.cursor !== undefined && query.offset !== undefined)
    throw fail('invalid', ONE_WAY, { fields: { offset: ONE_WAY } });
  const cursor = query.cursor === undefined ? undefined : decodeCursor(source.name, sort, query.cursor);
  const { rows, n } = await fetchPage(tx, source, query, { sort, cursor, offset, limit: limit + 1 }, isLast);
  const page = rows.slice(0, limit);
  if (cursor?.direction === 'previous') page.reverse();
  const has = neighbours({ more: rows.length > limit, cursor, offset });
  const place = (row: Placed<R> | undefined, direction: Cursor['direction']) =>
    row ? encodeCursor(source.name, sort, { direction, key: row['~key'], id: row['~id'] }) : null;
  return {
    list: (source.complete ? await source.complete(tx, page) : page).map(source.present),
    total: Math.min(n, COUNT_CAP),
    ...(n > COUNT_CAP ? { totalIsAtLeast: true as const } : {}),
    next: has.next ? place(page.at(-1), 'next') : null,
    previous: has.previous ? place(page[0], 'previous') : null,
  };
};

/**
 * One page of a list under the policies of the transaction's user: with the count to 10,000. 400 for a cursor
 * that is damaged, of another list or sort, or given together with an offset.
 */
export const readList = <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  tx: Tx,
  source: ListSource<F, S, R, W>,
  query: ListQuery<F>,
): Promise<ListPage<W>> => pageOf(tx, source, query, false);

/** The same as all that a call answers: nothing is asked after it, so the transaction ends in the same flush. */
export const answerList = <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  tx: Tx,
  source: ListSource<F, S, R, W>,
  query: ListQuery<F>,
): Promise<ListPage<W>> => pageOf(tx, source, query, true);
