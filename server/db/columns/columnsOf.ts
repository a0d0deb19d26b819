import type pg from 'pg';
import type { Tx } from '../context.ts';
import type { AnyColumn, ColumnsFor, DbRow, Read, Target } from './column.ts';
import type { Written } from './definitionOf.ts';

/** A row of a statement that selects the columns of `T`: to be presented, not to be looked into. */
export type Selected<T> = Record<string, unknown> & { readonly '~of'?: (whole: T) => T };

/** The columns of a type as they are read: one definition for what is selected and what becomes of it. */
export interface Columns<T, C = unknown> {
  /** Column by key, for other definitions to take over. */
  readonly columns: C;
  /** `p.id as "id", p.hsis_code as "hsisCode"`. */
  readonly select: string;
  /** A selected row as the type has it. */
  readonly present: (row: Selected<T>) => T;
  /** Rows of a statement that selects these columns, presented. */
  readonly read: (tx: Pick<Tx, 'query'>, statement: pg.QueryConfig) => Promise<T[]>;
}

/** The columns of a type that are written too. */
export interface WrittenColumns<T, C = unknown> extends Columns<T, C>, Written {
  /** Values by column name: every column, what is left out as null. */
  readonly write: (values: T) => Record<string, unknown>;
}

/** A definition as it is compared with the database: what is read from where, and what is written of it. */
export interface Definition {
  readonly from: string;
  readonly reads: readonly (Read & { readonly name: string })[];
  readonly writes: readonly Target[];
}

let tell: ((definition: Definition) => void) | undefined;
/** Has every definition told that is made from now on. */
export const tellDefinitions = (to: (definition: Definition) => void): void => {
  tell = to;
};

type Entries = readonly (readonly [string, AnyColumn])[];

const readsOf = (columns: Entries) =>
  columns.flatMap(([key, { reads }]) =>
    Object.entries(reads).map(([end, read]) => ({ ...read, name: `${key}${end}` })),
  );

const presenter =
  <T>(columns: Entries) =>
  (row: Selected<T>): T => {
    const presented: Record<string, unknown> = {};
    for (const [key, column] of columns) presented[key] = column.present(row, key);
    return presented as T;
  };

/** Columns that were checked before. */
const compose = <T, C>(columns: Entries, given: C): Columns<T, C> => {
  const present = presenter<T>(columns);
  return {
    columns: given,
    select: readsOf(columns)
      .map(({ sql, name }) => `${sql} as "${name}"`)
      .join(', '),
    present,
    read: async (tx, statement) => (await tx.query<Selected<T>>(statement)).map(present),
  };
};

const targetsOf = ([key, { targets }]: Entries[number]): [string, Target][] => {
  if (targets.length === 0) throw new Error(`${key} is an expression, which cannot be written`);
  return targets.map((target) => [key, target]);
};

type Total<T, C> = C & Record<Exclude<keyof C, keyof T>, never>;

/**
 * Columns of a type of the contract, or of a row that stays on the server, total over its keys: one that is missing, is too much or
 * has another shape fails the type-check. `from` is a clause that they can be selected from; a test compares them with the database
 * by it. `columnsOf<PartnerRow>('partner p')({ id: id('p.id'), … })`
 */
export const columnsOf =
  <T>(from: string) =>
  <const C extends ColumnsFor<T>>(columns: Total<T, C>): Columns<T, C> => {
    const entries = Object.entries<AnyColumn>(columns);
    tell?.({ from, reads: readsOf(entries), writes: [] });
    return compose(entries, columns);
  };

/** The same of one table, to be written too. Throws for an expression. */
export const writtenOf =
  <T>(table: string) =>
  <const C extends ColumnsFor<T>>(columns: Total<T, C>): WrittenColumns<T, C> => {
    const entries = Object.entries<AnyColumn>(columns);
    const writes = entries.flatMap(targetsOf);
    const targets = writes.map(([, target]) => target);
    tell?.({ from: table, reads: readsOf(entries), writes: targets });
    return {
      ...compose(entries, columns),
      targets,
      write: (values) =>
        Object.fromEntries(writes.map(([key, { column, toSql }]) => [column, toSql((values as DbRow)[key])])),
    };
  };

/** The columns of a list and how its rows are presented, for its source. */
export const listed = <T>({ select, present }: Columns<T>) => ({ columns: select, present });
