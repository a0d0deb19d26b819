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
