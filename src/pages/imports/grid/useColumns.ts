import { useRef } from 'react';
import type { ImportColumn, ImportJob, ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { keyColumnsOf } from './problemsOfRow.ts';
import type { GridAddress } from './useGridAddress.ts';

/** How many rows have a problem in each column, by its place in the file. */
export type Troubled = ReadonlyMap<number, number>;

const troubledIn = (groups: readonly ImportProblemGroup[], { only, code, field }: GridAddress): Troubled => {
  const found = new Map<number, number>();
  if (only !== 'problems' && only !== 'warnings') return found;
  for (const { column, rows, isWarning, ...group } of groups) {
    if (column === null || isWarning !== (only === 'warnings')) continue;
    if (code && (group.code !== code || group.field !== (field ?? null))) continue;
    found.set(column, (found.get(column) ?? 0) + rows);
  }
  return found;
};

/** The columns with problems and those that identify a row, which stay in sight so that one knows what a row is about. */
const narrowed = (
  columns: readonly ImportColumn[],
  first: Troubled,
  keys: ReadonlySet<number>,
): readonly ImportColumn[] => columns.filter(({ index }) => first.has(index) || keys.has(index));

/**
 * The columns as they are shown: always in the order of the file, so that a block goes where it would go in the spreadsheet. With
 * `isNarrowed` those without problems are hidden; the others stay while their problems are fixed, until `settle` is called or other
 * rows are asked for.
 */
export const useColumns = (
  job: ImportJob,
  groups: readonly ImportProblemGroup[],
  address: GridAddress,
  isNarrowed: boolean,
) => {
  const troubled = troubledIn(groups, address);
  const view = JSON.stringify(address);
  const first = useRef({ view: '', columns: troubled });
  if (first.current.view !== view || first.current.columns.size === 0)
    first.current = { view, columns: troubled };
  const keys = keyColumnsOf(job);
  const shown = narrowed(job.columns, first.current.columns, keys);
  const isNarrowable = troubled.size > 0 && shown.length < job.columns.length;
  return {
    troubled,
    keys,
    isNarrowable,
    columns: isNarrowed && first.current.columns.size > 0 ? shown : job.columns,
    settle: () => {
      first.current = { view: '', columns: troubled };
    },
  };
};
