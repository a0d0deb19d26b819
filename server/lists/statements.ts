import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { z } from 'zod';
import { COUNT_CAP } from '#contract/list.ts';
import type { Cursor } from './cursor.ts';
import type { Bind, ListSource, Selection, SortColumn } from './source.ts';

const NAMED_AT_MOST = 300;
const names = new Map<string, string>();

/** A stable name for a text, so that it is planned once a connection; the first few hundred texts get one. */
const named = (prefix: string, text: string, values: unknown[]): pg.QueryConfig => {
  let name = names.get(text);
  if (!name && names.size < NAMED_AT_MOST) {
    name = `${prefix}-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
    names.set(text, name);
  }
  return name ? { name, text, values } : { text, values };
};

/** The search box looks for a part of a text in whatever form it comes. */
const SEARCH_BOX = 'q';

/** Whether a filter looks for a part of a text. The plan for a pattern is made for it alone, so it gets no name. */
export const hasPattern = (selection: object): boolean =>
  Object.entries(selection).some(
    ([field, value]) =>
      (field === SEARCH_BOX && value !== undefined) ||
      (typeof value === 'object' && value !== null && 'like' in value),
  );

/** Whether a statement is planned for its values alone, and so gets no name. */
const isPlannedAnew = (source: { skewed?: readonly string[] }, selection: Record<string, unknown>): boolean =>
  hasPattern(selection) || (source.skewed?.some((field) => selection[field] !== undefined) ?? false);

const whereOf = (where: string[]) => (where.length ? ` where ${where.join(' and ')}` : '');

/** Conditions of the filters, and the values bound so far. */
const conditions = <F extends z.ZodRawShape, S extends readonly [string, ...string[]]>(
  source: Pick<ListSource<F, S, pg.QueryResultRow, unknown>, 'filters' | 'where'>,
  selection: Selection<F>,
  bind: Bind,
): string[] => {
  const always = typeof source.where === 'function' ? source.where(bind) : source.where;
  const found = always ? [always] : [];
  for (const field of Object.keys(source.filters) as (keyof F & string)[]) {
    const value = selection[field];
    if (value !== undefined && value !== null) found.push(source.filters[field](value, bind));
  }
  return found;
};

/** The conditions of a list's filters for a statement of its own, ` where …` or nothing, with the values that they bind. */
export const whereFor = <F extends z.ZodRawShape, S extends readonly [string, ...string[]]>(
  source: Pick<ListSource<F, S, pg.QueryResultRow, unknown>, 'filters' | 'where'>,
  selection: Selection<F>,
): { where: string; values: unknown[] } => {
  const values: unknown[] = [];
  const where = whereOf(conditions(source, selection, (value) => `$${values.push(value)}`));
  return { where, values };
};

/** The same for a statement of several lists, which has the values of all of them. */
export const whereAmong = <F extends z.ZodRawShape, S extends readonly [string, ...string[]]>(
  source: Pick<ListSource<F, S, pg.QueryResultRow, unknown>, 'filters' | 'where'>,
  selection: Selection<F>,
  bind: Bind,
): string => whereOf(conditions(source, selection, bind));

interface Order {
  column: SortColumn;
  /** True when the key itself is the id. */
  byIdAlone: boolean;
  id: string;
  descending: boolean;
}

/** Rows strictly behind a place; nulls come last going up and first going down, as an index has them. */
const beyond = ({ column, byIdAlone, id, descending }: Order, cursor: Cursor, bind: Bind): string => {
  const than = descending ? '<' : '>';
  const rowId = `${bind(cursor.id)}::bigint`;
  if (byIdAlone) return `${id} ${than} ${rowId}`;
  const { sql } = column;
  if (cursor.key === null) {
    const nulls = `(${sql} is null and ${id} ${than} ${rowId})`;
    return descending ? `(${sql} is not null or ${nulls})` : nulls;
  }
  const rest = `(${sql}, ${id}) ${than} (${bind(cursor.key)}::${column.type}, ${rowId})`;
  return column.nullable && !descending ? `(${rest} or ${sql} is null)` : rest;
};

export interface Page {
  sort: string;
  cursor?: Cursor | undefined;
  offset?: number | undefined;
  limit: number;
  /** Finds all matches before it sorts them; for a pattern that few rows match. */
  gather?: boolean;
}

const place = (key: string, id: string) => `(${key})::text as "~key", (${id})::text as "~id"`;

/** The statement for one page of rows. Going back it answers them in reverse. */
export const rowsStatement = <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  source: ListSource<F, S, R, W>,
  selection: Selection<F>,
  { sort, cursor, offset, limit, gather = false }: Page,
): pg.QueryConfig => {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { id, columns, from } = source;
  const column = source.sorts[sort.replace(/^-/, '') as S[number]];
  const descending = sort.startsWith('-') !== (cursor?.direction === 'previous');
  const byIdAlone = column.sql === id;
  const where = conditions(source, selection, bind);
  if (cursor) where.push(beyond({ column, byIdAlone, id, descending }, cursor, bind));
  const way = descending ? 'desc' : 'asc';
  const by = (key: string, rowId: string) =>
    byIdAlone ? `${rowId} ${way}` : `${key} ${way}, ${rowId} ${way}`;
  const cut = `limit ${Math.trunc(limit)}${offset ? ` offset ${Math.trunc(offset)}` : ''}`;
  if (gather) {
    // Under row security the planner knows nothing of a pattern and would walk the whole index of the sort for it.
    const text = `with hit as materialized (select ${id} as id, ${column.sql} as key from ${source.countFrom}${whereOf(where)}),
page as materialized (select id, key from hit order by ${by('key', 'id')} ${cut})
select ${columns}, ${place('page.key', 'page.id')} from ${from} join page on page.id = ${id} order by ${by('page.key', 'page.id')}`;
    return { text, values };
  }
  const text = `select ${columns}, ${place(column.sql, id)} from ${from}${whereOf(where)}
order by ${by(column.sql, id)} ${cut}`;
  return offset || isPlannedAnew(source, selection) ? { text, values } : named(source.name, text, values);
};

/** The statement that counts to just above the cap; without a cap it counts all. */
export const countStatement = <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  source: ListSource<F, S, R, W>,
  selection: Selection<F>,
  cap: number | null = COUNT_CAP,
): pg.QueryConfig => {
  const values: unknown[] = [];
  const where = conditions(source, selection, (value) => `$${values.push(value)}`);
  const cut = cap === null ? '' : ` limit ${cap + 1}`;
  const text = `select count(*)::int as n from (select 1 from ${source.countFrom}${whereOf(where)}${cut}) as counted`;
  return isPlannedAnew(source, selection) ? { text, values } : named(source.name, text, values);
};
