import type { Column } from './column.ts';
import { day, decimal, flag, instant, int, text } from './kinds.ts';

/** Rows of the dictionary of fields, as far as columns are concerned. */
type Fields = Readonly<Record<string, { readonly kind: string; readonly column?: string }>>;

/** The kinds of fields that are not text in the database. */
const OTHERS = { flag, count: int, money: decimal, day, instant };
type Others = typeof OTHERS;
const isOther = (kind: string): kind is keyof Others => Object.hasOwn(OTHERS, kind);

type ColumnOf<Kind> = Kind extends keyof Others ? ReturnType<Others[Kind]> : Column<string>;

/** The columns of those fields that have one. */
export type FieldColumns<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readonly column: string } ? K : never]: ColumnOf<F[K]['kind']>;
};

/** The columns of a subject's fields, by the alias of its table; to be spread into `columnsOf`. What has no column is left out. */
export const fromFields = <const F extends Fields>(fields: F, alias: string): FieldColumns<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, column }]) => {
      const make = isOther(kind) ? OTHERS[kind] : text;
      return column === undefined ? [] : [[name, make(`${alias}.${column}`)]];
    }),
  ) as FieldColumns<F>;
