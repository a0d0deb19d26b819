import type { Written } from '../../../db/columns/definitionOf.ts';
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

/** The columns that have a text: of a cell that is empty nothing is wanted. */
export const given = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
};

/** The written columns of a row, or of what a row resolved to, as texts; a list as a JSON array. */
export const textsOf = (row: Readonly<Record<string, unknown>>, of: Written): Columns =>
  Object.fromEntries(of.targets.map(({ column }) => [column, asText(row[column])]));

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
