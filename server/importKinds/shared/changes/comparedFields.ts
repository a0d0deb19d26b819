import type { AnyColumn } from '../../../db/columns/column.ts';
import { targetOf } from '../written/sheetColumns.ts';
import type { Columns, WrittenField } from './columnChanges.ts';

/** How the columns of a field read together, as texts by their names on the wire. */
type Show<Becomes> = (texts: { readonly [N in keyof Becomes]: string | null }) => string | null;

type Becomes = Readonly<Record<string, AnyColumn>>;

const showOf = (field: string, names: readonly [string, string][], show?: Show<Becomes>) => {
  const [first, ...more] = names;
  if (show)
    return (columns: Columns) =>
      show(Object.fromEntries(names.map(([name, column]) => [name, columns[column] ?? null])));
  if (!first || more.length) throw new Error(`how the columns of ${field} read together is not said`);
  return (columns: Columns) => columns[first[1]] ?? null;
};

/**
 * The fields of a sheet in whose changes people see what is written, in their order. A field of one column reads as it is stored
 * unless `shows` says otherwise; one that becomes no column is passed over.
 */
export const comparedFields = <const B extends Readonly<Record<string, Becomes>>>(
  by: B,
  shows: { readonly [K in keyof B]?: Show<B[K]> } = {},
): WrittenField[] =>
  Object.entries<Becomes>(by).flatMap(([field, becomes]) => {
    const names = Object.entries(becomes).map(([name, column]): [string, string] => [
      name,
      targetOf(name, column).column,
    ]);
    if (!names.length) return [];
    const show = (shows as Readonly<Record<string, Show<Becomes> | undefined>>)[field];
    return [{ field, columns: names.map(([, column]) => column), show: showOf(field, names, show) }];
  });
