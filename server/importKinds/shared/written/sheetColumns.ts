import type { AnyColumn, ShapeOf, Target } from '../../../db/columns/column.ts';
import type { Written } from '../../../db/columns/definitionOf.ts';

/** What one cell becomes: columns by their names on the wire; none where the cell is only checked. */
type Becomes = Readonly<Record<string, AnyColumn>>;

type Together<B> = { [K in keyof B]: (columns: B[K]) => void }[keyof B] extends (columns: infer All) => void
  ? All
  : never;

/** A value, or null for an empty cell, for every column that the cells become. */
export type RowOf<B> = { readonly [N in keyof Together<B>]: ShapeOf<Together<B>[N]> | null };

/** The texts of a row's cells, read and normalised; null or absent for an empty cell or a field without a column. */
export type CellsOf<K extends string> = Readonly<Partial<Record<K, string | null>>>;

/** What fields of a sheet are written as. */
export interface SheetColumns<B> extends Written {
  /** By the field's key, for other definitions to take over. */
  readonly by: B;
  /** What a row resolves to: values by the names of the columns in the table, an empty cell as null. */
  readonly row: (values: RowOf<B>) => Record<string, unknown>;
  /** The names in the table of the columns of one field. */
  readonly namesIn: (field: keyof B) => string[];
}

/** The one column of a definition; throws for an expression and for what stands in several columns. */
export const targetOf = (name: string, { targets }: AnyColumn): Target => {
  const [target, ...more] = targets;
  if (!target || more.length) throw new Error(`${name} is not one column`);
  return target;
};

/**
 * The columns that fields of a sheet become, total over their keys: a field that is missing or too much fails the type-check, and so
 * does a reader of rows that leaves one of the columns out. `sheetColumns<'partnerName'>()({ partnerName: { name: text('p.name') } })`
 */
export const sheetColumns =
  <K extends string>() =>
  <const B extends Readonly<Record<K, Becomes>>>(
    by: B & Record<Exclude<keyof B, K>, never>,
  ): SheetColumns<B> => {
    const columns = Object.values<Becomes>(by).flatMap((becomes) =>
      Object.entries(becomes).map(([name, column]) => ({ name, ...targetOf(name, column) })),
    );
    return {
      by,
      targets: columns,
      row: (values) => {
        const written: Record<string, unknown> = {};
        for (const { name, column, toSql } of columns) {
          const value = (values as Readonly<Record<string, unknown>>)[name] ?? null;
          written[column] = value === null ? null : toSql(value);
        }
        return written;
      },
      namesIn: (field) =>
        Object.entries<AnyColumn>(by[field]).map(([name, column]) => targetOf(name, column).column),
    };
  };
