import { useRef } from 'react';
import type { ImportJob, ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { orderColumns } from './problemsOfRow.ts';
import type { GridAddress } from './useGridAddress.ts';

const troubledIn = (
  groups: readonly ImportProblemGroup[],
  { code, field }: GridAddress,
): ReadonlySet<number> => {
  const shown = groups.filter((group) => !code || (group.code === code && group.field === (field ?? null)));
  return new Set(shown.flatMap(({ column }) => column ?? []));
};

/**
 * The columns as they are shown: those with problems first where problems are what is looked at. They keep their order while
 * their problems are mended, until `settle` is called or other rows are asked for.
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
  const isSorted = address.only === 'problems' || address.only === 'warnings';
  return {
    isSorted,
    troubled,
    columns: isSorted ? orderColumns(job.columns, first.current.columns, isNarrowed) : job.columns,
    settle: () => {
      first.current = { view: '', columns: troubled };
    },
  };
};
