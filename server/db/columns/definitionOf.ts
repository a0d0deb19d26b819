import type { Target } from './column.ts';

/** What is written of a row, as columns tell it. */
export interface Written {
  targets: () => readonly Target[];
}

/** `name, hsis_code`: the columns that are written. */
export const namesOf = (of: Written, alias = ''): string =>
  of
    .targets()
    .map(({ column }) => `${alias}${column}`)
    .join(', ');

/** `name text, hsis_code text`: how `jsonb_to_recordset` is told of them. */
export const definitionOf = (of: Written): string =>
  of
    .targets()
    .map(({ column, type }) => `${column} ${type}`)
    .join(', ');

/** `name = w.name, hsis_code = w.hsis_code`: how rows take over what another row, such as `excluded`, holds. */
export const takenFrom = (of: Written, other: string): string =>
  of
    .targets()
    .map(({ column }) => `${column} = ${other}.${column}`)
    .join(', ');
