import type { Column } from './column.ts';
import { day, decimal, flag, instant, int, text } from './kinds.ts';

/** Rows of the dictionary of fields, as far as columns are concerned. */
type Fields = Readonly<
  Record<string, { readonly kind: string; readonly column?: string; readonly sets?: string }>
>;

/** The kinds of fields that are not text in the database. */
const OTHERS = { flag, count: int, money: decimal, rate: decimal, day, instant };
type Others = typeof OTHERS;
const isOther = (kind: string): kind is keyof Others => Object.hasOwn(OTHERS, kind);

/** What is put together of other fields stands in a column in a way of its own. */
const TOGETHER: readonly string[] = ['group', 'rows'];
type Single = { readonly column: string; readonly kind: string };
type Together = { readonly kind: 'group' | 'rows' };

type ColumnOf<Kind> = Kind extends keyof Others ? ReturnType<Others[Kind]> : Column<string>;
type HasColumn<Row> = Row extends Single ? (Row extends Together ? false : true) : false;

/** The columns of those fields that have one of their own. */
export type FieldColumns<F extends Fields> = {
  readonly [K in keyof F as HasColumn<F[K]> extends true ? K : never]: ColumnOf<F[K]['kind']>;
};

/**
 * The columns of a subject's fields, by the alias of its table; to be spread into `columnsOf`. What has no column is left out, and
 * so are groups and rows.
 */
export const fromFields = <const F extends Fields>(fields: F, alias: string): FieldColumns<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, column }]) => {
      if (column === undefined || TOGETHER.includes(kind)) return [];
      const make = isOther(kind) ? OTHERS[kind] : text;
      return [[name, make(`${alias}.${column}`)]];
    }),
  ) as FieldColumns<F>;

type SetBy<F, S> = { readonly [K in keyof F as F[K] extends { readonly sets: S } ? K : never]: F[K] };

/** The fields that somebody sets: `all` who may edit the record, `staff`, or the `server`. */
export const setBy = <F extends Fields, const S extends string>(fields: F, sets: S): SetBy<F, S> =>
  Object.fromEntries(Object.entries(fields).filter(([, row]) => row.sets === sets)) as SetBy<F, S>;
