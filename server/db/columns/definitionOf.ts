import type { Target } from './column.ts';

/** What is written of a row, as columns tell it. */
export interface Written {
  readonly targets: readonly Target[];
}

/** `name, hsis_code`: the columns that are written. */
export const namesOf = (of: Written, alias = ''): string =>
  of.targets.map(({ column }) => `${alias}${column}`).join(', ');

/** `name text, hsis_code text`: how `jsonb_to_recordset` is told of them. */
export const definitionOf = (of: Written): string =>
  of.targets.map(({ column, type }) => `${column} ${type}`).join(', ');

/** `name = w.name, hsis_code = w.hsis_code`: how rows take over what another row, such as `excluded`, holds. */
export const takenFrom = (of: Written, other: string): string =>
  of.targets.map(({ column }) => `${column} = ${other}.${column}`).join(', ');

/** `$4, $5`: a placeholder for each column that is written, counted from `first`. */
export const placesOf = (of: Written, first = 1): string =>
  of.targets.map((_, at) => `$${at + first}`).join(', ');

/** `name = $4, hsis_code = $5`: the columns of one row as its values set them, counted from `first`. */
export const setTo = (of: Written, first: number): string =>
  of.targets.map(({ column }, at) => `${column} = $${at + first}`).join(', ');

/** What several definitions write, as one. */
export const together = (...all: readonly Written[]): Written => ({
  targets: all.flatMap(({ targets }) => targets),
});

/** `coalesce(x.is_enabled, false), x.name`: the values of another row for new rows; a flag that it leaves out is no. */
export const valuesFrom = (of: Written, other: string): string =>
  of.targets
    .map(({ column, type }) =>
      type === 'boolean' ? `coalesce(${other}.${column}, false)` : `${other}.${column}`,
    )
    .join(', ');

/** `jsonb_build_object('name', p.name, 'hsis_code', p.hsis_code)`: what is written of a row, by the names in its table. */
export const objectOf = (of: Written, alias: string): string =>
  `jsonb_build_object(${of.targets.map(({ column }) => `'${column}', ${alias}.${column}`).join(', ')})`;

/** `'name', 'hsis_code'`: the names as texts of a statement. */
export const quotedNames = (of: Written): string => of.targets.map(({ column }) => `'${column}'`).join(', ');
