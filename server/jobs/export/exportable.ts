import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import type pg from 'pg';
import type { z } from 'zod';
import type { CallMeta } from '#contract/call.ts';
import type { Tx } from '../../db/context.ts';
import { readAll } from '../../db/list/readAll.ts';
import type { ListSource, Selection } from '../../db/list/source.ts';
import { countStatement } from '../../db/list/statements.ts';
import type { Column, Value } from '../../documents/cells.ts';
import { fail } from '../../http/errors.ts';
import { checkQuery } from '../../http/query.ts';

/** A column of an export: how a row of the list is written in it. */
export type ExportColumn<W> = Column & { of: (row: W) => Value };

/** A list as the export engine sees it; its rows, filters and sorts are those of the list call. */
export interface Exportable {
  title: string;
  /** Who may call the list may export it. */
  meta: CallMeta;
  columns: Readonly<Record<string, Column>>;
  /** Throws 400 when the list call would refuse this query string, or when it pages. */
  check: (query: string) => void;
  count: (tx: Tx, query: string) => Promise<number>;
  rows: (tx: Tx, query: string, columns: readonly string[]) => AsyncGenerator<Value[]>;
}

const PAGING = ['limit', 'cursor', 'offset'];
const BATCH = 500;
const brackets = new StandardBracketNotationSerializer();

const refuse = (field: string, message: string) =>
  fail('invalid', 'The list cannot be exported with this query.', {
    fields: { [`query.${field}`]: message },
  });

/** A query string in the API's dialect, `field=v` and `field[op]=v`, as the list call's schema reads it. */
const parse = <T>(schema: z.ZodType<T>, query: string): T => {
  const params = new URLSearchParams(query);
  checkQuery(params);
  for (const name of PAGING) if (params.has(name)) throw refuse(name, 'An export has no pages');
  const parsed = schema.safeParse(brackets.deserialize([...params]));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse(issue?.path.join('.') || 'query', issue?.message ?? 'This value is not known here');
};

/** Describes a list to the export engine. */
export const exportable = <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(list: {
  title: string;
  meta: CallMeta;
  query: z.ZodType<Selection<F>>;
  source: ListSource<F, S, R, W>;
  columns: Readonly<Record<string, ExportColumn<W>>>;
}): Exportable => {
  const { query: schema, source, columns } = list;
  const count: Exportable['count'] = async (tx, query) => {
    const [row] = await tx.query<{ n: number }>(countStatement(source, parse(schema, query), null));
    return row?.n ?? 0;
  };
  const rows: Exportable['rows'] = async function* (tx, query, keys) {
    const chosen = keys.flatMap((key) => columns[key] ?? []);
    for await (const row of readAll(tx, source, parse(schema, query), BATCH))
      yield chosen.map((column) => column.of(row));
  };
  return {
    title: list.title,
    meta: list.meta,
    columns,
    check: (query) => void parse(schema, query),
    count,
    rows,
  };
};
