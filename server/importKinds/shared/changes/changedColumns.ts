export type Side = 'before' | 'after';

/** The columns of all changes of a verdict `v`, as one object. */
export const changedColumns = (side: Side): string =>
  `(select jsonb_object_agg(e.key, e.value) from jsonb_array_elements(v.changes) c,
    jsonb_each(c -> 'columns' -> '${side}') e)`;

/** The value of a column that `changed` holds as text; a `list` is held as a JSON array. */
export const changedValue = (changed: string, name: string, type: string): string =>
  type === 'list'
    ? `array(select jsonb_array_elements_text((${changed} ->> '${name}')::jsonb))`
    : `(${changed} ->> '${name}')::${type}`;

/** Assignments of the columns that `changed` holds; the others stay. By column its type. */
export const setChanged = (
  alias: string,
  columns: Readonly<Record<string, string>>,
  changed = 'w.changed',
): string =>
  Object.entries(columns)
    .map(
      ([name, type]) =>
        `${name} = case when ${changed} ? '${name}' then ${changedValue(changed, name, type)} else ${alias}.${name} end`,
    )
    .join(', ');

/** A row of `resolved` as a recordset's columns. */
export const recordColumns = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map((pair) => pair.join(' '))
    .join(', ');
