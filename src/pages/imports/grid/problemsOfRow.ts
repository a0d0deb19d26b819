import type { ImportColumn, ImportJob, ImportProblem, ImportRow } from '#contract/shapes/importShapes.ts';
import { OPEN_ROWS, PROBLEM_ROWS, rowsMayChange } from '#domain/importJobs/importStatus.ts';
import { getView } from '../../../providers/session/view.ts';

/** Whether rows of an import may be mended, left out or taken in now; in a view of somebody else none are. */
export const isOpen = (job: Pick<ImportJob, 'status' | 'counts'>): boolean =>
  getView() === null && rowsMayChange(job);

/** Whether nothing came of a row yet. */
export const mayEdit = ({ state }: Pick<ImportRow, 'state'>): boolean => OPEN_ROWS.includes(state);

/** Whether a row waits to be fixed. */
export const isProblem = ({ state }: Pick<ImportRow, 'state'>): boolean => PROBLEM_ROWS.includes(state);

/** What is wrong with one cell, errors first. */
export const problemsAt = ({ problems }: ImportRow, column: number): readonly ImportProblem[] =>
  problems
    .filter((one) => one.column === column)
    .sort((one, other) => Number(one.isWarning) - Number(other.isWarning));

/** What is wrong with a row as a whole, or with a column that the file lacks. */
export const problemsOfRow = ({ problems }: ImportRow): readonly ImportProblem[] =>
  problems.filter(({ column }) => column === null);

/** What an update changes in one cell. */
export const changeAt = ({ changes }: ImportRow, { field }: ImportColumn) =>
  changes.find((change) => change.field === field);

/** The columns that say which record a row is about, by their place in the file. */
export const keyColumnsOf = ({
  columns,
  fields,
}: Pick<ImportJob, 'columns' | 'fields'>): ReadonlySet<number> => {
  const keys = new Set(fields.flatMap(({ key, isKey }) => (isKey ? [key] : [])));
  return new Set(columns.flatMap(({ field, index }) => (field !== null && keys.has(field) ? [index] : [])));
};

/** The last edit that all of these rows were read with: what came after it, nobody has seen in every one of them. */
export const seenOf = (rows: readonly Pick<ImportRow, 'edit'>[]): number =>
  rows.reduce((least, { edit }) => Math.min(least, edit), rows[0]?.edit ?? 0);
