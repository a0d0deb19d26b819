import type { Change } from '../../imports/kind.ts';

/** Columns of a record by name, as texts. */
export type Columns = Readonly<Record<string, string | null>>;

/** A change in words for people, with the columns that it writes: `before` is what undoing puts back. */
export interface Put extends Change {
  columns: { before: Columns; after: Columns };
}

/** A field of the sheet with the columns that it becomes, and how they read together. */
export interface PutField {
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
export const putsOf = (fields: readonly PutField[], before: Columns, wanted: Columns): Put[] =>
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
export const withColumn = (puts: readonly Put[], name: string, before: string, after: string): Put[] =>
  puts.map((put, at) =>
    at > 0
      ? put
      : {
          ...put,
          columns: {
            before: { ...put.columns.before, [name]: before },
            after: { ...put.columns.after, [name]: after },
          },
        },
  );

/** A field of one column that reads as it is stored. */
export const plainField = (field: string, column: string): PutField => ({
  field,
  columns: [column],
  show: (columns) => columns[column] ?? null,
});

export type Side = 'before' | 'after';

/** The columns of all changes of a verdict `v`, as one object. */
export const putOf = (side: Side): string =>
  `(select jsonb_object_agg(e.key, e.value) from jsonb_array_elements(v.changes) c,
    jsonb_each(c -> 'columns' -> '${side}') e)`;

/** The value of a column that `put` holds as text; a `list` is held as a JSON array. */
export const putValue = (put: string, name: string, type: string): string =>
  type === 'list'
    ? `array(select jsonb_array_elements_text((${put} ->> '${name}')::jsonb))`
    : `(${put} ->> '${name}')::${type}`;

/** Assignments of the columns that `put` holds; the others stay. By column its type. */
export const setPut = (alias: string, columns: Readonly<Record<string, string>>, put = 'w.put'): string =>
  Object.entries(columns)
    .map(
      ([name, type]) =>
        `${name} = case when ${put} ? '${name}' then ${putValue(put, name, type)} else ${alias}.${name} end`,
    )
    .join(', ');

/** A row of `resolved` as a recordset's columns. */
export const recordOf = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map((pair) => pair.join(' '))
    .join(', ');
