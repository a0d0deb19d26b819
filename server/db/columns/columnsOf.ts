import type pg from 'pg';
import type { Tx } from '../context.ts';
import type { AnyColumn, ColumnsFor, DbRow, Target } from './column.ts';
import type { Written } from './definitionOf.ts';

/** A row of a statement that selects the columns of `T`: to be presented, not to be looked into. */
export type Selected<T> = Record<string, unknown> & { readonly '~of'?: (whole: T) => T };

/** The columns of a type: read, presented and written from one definition. */
export interface Columns<T, C = unknown> extends Written {
  /** Column by key, for other definitions to take over. */
  readonly columns: C;
  /** `p.id as "id", p.hsis_code as "hsisCode"`. */
  readonly select: string;
  /** A selected row as the type has it. */
  readonly present: (row: Selected<T>) => T;
  /** Rows of a statement that selects these columns, presented. */
  readonly read: (tx: Pick<Tx, 'query'>, statement: pg.QueryConfig) => Promise<T[]>;
  /** What is written, in its order. Throws for columns that are only read. */
  readonly targets: () => readonly Target[];
  /** Values by column name: every column, what is left out as null. Throws for columns that are only read. */
  readonly write: (values: T) => Record<string, unknown>;
}

const selectOf = (columns: readonly [string, AnyColumn][]): string =>
  columns
    .flatMap(([key, { reads }]) => Object.entries(reads).map(([end, sql]) => `${sql} as "${key}${end}"`))
    .join(', ');

const targetsOf = ([key, { targets }]: [string, AnyColumn]): [string, Target][] => {
  if (targets.length === 0) throw new Error(`${key} is an expression, which cannot be written`);
  return targets.map((target) => [key, target]);
};

const presenter =
  <T>(columns: readonly [string, AnyColumn][]) =>
  (row: Selected<T>): T => {
    const presented: Record<string, unknown> = {};
    for (const [key, column] of columns) presented[key] = column.present(row, key);
    return presented as T;
  };

/** Columns that were checked before. */
const compose = <T, C>(columns: readonly [string, AnyColumn][], given: C): Columns<T, C> => {
  const present = presenter<T>(columns);
  const targets = () => columns.flatMap(targetsOf);
  return {
    columns: given,
    select: selectOf(columns),
    present,
    read: async (tx, statement) => (await tx.query<Selected<T>>(statement)).map(present),
    targets: () => targets().map(([, target]) => target),
    write: (values) =>
      Object.fromEntries(
        targets().map(([key, { column, toSql }]) => [column, toSql((values as DbRow)[key])]),
      ),
  };
};

/**
 * Columns of a type of the contract, or of a row that stays on the server, total over its keys: one that is missing, is too much or
 * has another shape fails the type-check. `columnsOf<PartnerRow>()({ id: id('p.id'), … })`
 */
export const columnsOf =
  <T>() =>
  <const C extends ColumnsFor<T>>(columns: C & Record<Exclude<keyof C, keyof T>, never>): Columns<T, C> =>
    compose(Object.entries<AnyColumn>(columns), columns);

/** The columns of a list and how its rows are presented, for its source. */
export const listed = <T>({ select, present }: Columns<T>) => ({ columns: select, present });
