import type { Change } from '../../../imports/importKind.ts';

/** Columns of a record by name, as texts. */
export type Columns = Readonly<Record<string, string | null>>;

/** A change in words for people, with the columns that it writes: `before` is what undoing puts back. */
export interface ColumnChange extends Change {
  columns: { before: Columns; after: Columns };
}

/** A field of the sheet with the columns that it becomes, and how they read together. */
export interface WrittenField {
  field: string;
  columns: readonly string[];
  show: (columns: Columns) => string | null;
}

/** Some columns by name; null where there is none. */
export const pick = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Some columns of what a row resolved to, as texts. */
export const columnsOf = (
  resolved: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Columns => Object.fromEntries(Object.keys(names).map((name) => [name, asText(resolved[name])]));

/** What is to change so that a record has the wanted columns; columns that are not wanted stay. */
export const columnChanges = (
  fields: readonly WrittenField[],
  before: Columns,
  wanted: Columns,
): ColumnChange[] =>
  fields.flatMap(({ field, columns, show }) => {
    const names = columns.filter((name) => Object.hasOwn(wanted, name));
    const after = { ...before, ...pick(wanted, names) };
    if (names.every((name) => (before[name] ?? null) === (after[name] ?? null))) return [];
    return [
      {
        field,
        before: show(before),
        after: show(after),
        columns: { before: pick(before, names), after: pick(after, names) },
      },
    ];
  });

/** Puts in which another column goes along, with the first of them. */
export const withColumn = (
  changes: readonly ColumnChange[],
  name: string,
  before: string,
  after: string,
): ColumnChange[] =>
  changes.map((changed, at) =>
    at > 0
      ? changed
      : {
          ...changed,
          columns: {
            before: { ...changed.columns.before, [name]: before },
            after: { ...changed.columns.after, [name]: after },
          },
        },
  );

/** A field of one column that reads as it is stored. */
export const plainField = (field: string, column: string): WrittenField => ({
  field,
  columns: [column],
  show: (columns) => columns[column] ?? null,
});
