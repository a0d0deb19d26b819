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

/** Columns in the order in which they are shown: those with problems first, the others behind them or not at all. */
export const orderColumns = (
  columns: readonly ImportColumn[],
  troubled: ReadonlySet<number>,
  isNarrowed: boolean,
): readonly ImportColumn[] => {
  const first = columns.filter(({ index }) => troubled.has(index));
  if (isNarrowed && first.length > 0) return first;
  return [...first, ...columns.filter(({ index }) => !troubled.has(index))];
};
