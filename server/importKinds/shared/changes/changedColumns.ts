import type { Target } from '../../../db/columns/column.ts';
import type { Written } from '../../../db/columns/definitionOf.ts';

export type Side = 'before' | 'after';

/** The columns of all changes of a verdict `v`, as one object. */
export const changedColumns = (side: Side): string =>
  `(select jsonb_object_agg(e.key, e.value) from jsonb_array_elements(v.changes) c,
    jsonb_each(c -> 'columns' -> '${side}') e)`;

/** The value of a column that `changed` holds as text; a list is held as a JSON array. */
const changedValue = (changed: string, { column, type }: Target): string =>
  type === 'text[]'
    ? `array(select jsonb_array_elements_text((${changed} ->> '${column}')::jsonb))`
    : `(${changed} ->> '${column}')::${type}`;

/** The values of columns that `changed` holds. */
export const changedValues = (of: Written, changed: string): string =>
  of.targets.map((target) => changedValue(changed, target)).join(', ');

/** Assignments of the columns that `changed` holds; the others stay. */
export const setChanged = (alias: string, of: Written, changed = 'w.changed'): string =>
  of.targets
    .map(
      (target) =>
        `${target.column} = case when ${changed} ? '${target.column}' then ${changedValue(changed, target)} else ${alias}.${target.column} end`,
    )
    .join(', ');
