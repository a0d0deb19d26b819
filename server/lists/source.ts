import type pg from 'pg';
import type { z } from 'zod';
import type { Tx } from '../db/context.ts';

/** Adds a value to a statement and answers its placeholder, `$1`. */
export type Bind = (value: unknown) => string;

/** What a list is sorted by: an SQL expression, its type for the way back from a cursor, and whether it may be null. */
export interface SortColumn {
  sql: string;
  type: 'text' | 'citext' | 'bigint' | 'timestamptz' | 'date' | 'integer' | 'numeric';
  nullable?: true;
}

type Sorts = readonly [string, ...string[]];

/** One list, described once: read in pages by the list call and in batches by the export. */
export interface ListSource<F extends z.ZodRawShape, S extends Sorts, R extends pg.QueryResultRow, W> {
  /** Names the list in cursors and prepared statements. */
  name: string;
  columns: string;
  from: string;
  /** Enough of `from` to count by; without the joins that only add columns. */
  countFrom: string;
  id: string;
  sorts: Record<S[number], SortColumn>;
  defaultSort: S[number] | `-${S[number]}`;
  /** A condition for each filter of the contract; a missing one fails the type-check. */
  filters: { [K in keyof F]-?: (value: NonNullable<z.output<F[K]>>, bind: Bind) => string };
  /** Filters of which one value matches a handful of rows and another thousands: no plan is right for both. */
  skewed?: readonly string[];
  /** A condition that always holds; one that needs values binds them. */
  where?: string | ((bind: Bind) => string);
  /** Reads once for all rows of a page what they need besides; answers them in their order. */
  complete?: (tx: Tx, rows: readonly R[]) => Promise<R[]>;
  present: (row: R) => W;
}

/** Filters and sort of a list's query string, as the contract parsed it. */
export type Selection<F extends z.ZodRawShape> = { sort?: string | undefined } & {
  [K in keyof F]?: z.output<F[K]>;
};

/** The whole query of a list call. */
export type ListQuery<F extends z.ZodRawShape> = Selection<F> & {
  limit: number;
  cursor?: string | undefined;
  offset?: number | undefined;
};

/** A row as the statements of this folder return it: the list's columns, and where it stands in the sort. */
export type Placed<R> = R & { '~key': string | null; '~id': string };
