import type { AnyColumn, ColumnsFor, DbRow, Target } from './column.ts';

/** A row of a statement that selects the columns of `T`: to be presented, not to be looked into. */
export type Selected<T> = Record<string, unknown> & { readonly '~of'?: (whole: T) => T };

/** The columns of a type: read, presented and written from one definition. */
export interface Columns<T, C> {
  /** Column by key, for other definitions to take over. */
  readonly columns: C;
  /** `p.id as "id", p.hsis_code as "hsisCode"`. */
  readonly select: string;
  /** A selected row as the type has it. */
  readonly present: (row: Selected<T>) => T;
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

/** Columns that were checked before. */
const compose = <T, C>(columns: readonly [string, AnyColumn][], given: C): Columns<T, C> => ({
  columns: given,
  select: selectOf(columns),
  present: (row) => {
    const presented: Record<string, unknown> = {};
    for (const [key, column] of columns) presented[key] = column.present(row, key);
    return presented as T;
  },
  targets: () => columns.flatMap(targetsOf).map(([, target]) => target),
  write: (values) =>
    Object.fromEntries(
      columns.flatMap(targetsOf).map(([key, { column, toSql }]) => [column, toSql((values as DbRow)[key])]),
    ),
});

/**
 * Columns of a type of the contract, or of a row that stays on the server, total over its keys: one that is missing, is too much or
 * has another shape fails the type-check. `columnsOf<PartnerRow>()({ id: id('p.id'), … })`
 */
export const columnsOf =
  <T>() =>
  <const C extends ColumnsFor<T>>(columns: C & Record<Exclude<keyof C, keyof T>, never>): Columns<T, C> =>
    compose(Object.entries<AnyColumn>(columns), columns);
