import { useBranchDesk } from '../list/branchListContext.ts';
import type { BranchRow } from '../list/useBranchList.ts';

/** Stores that something may be copied to, under the name of their text. */
export interface CopyTarget {
  name: 'toSelected' | 'toShown' | 'toAll';
  keys: ReadonlySet<string>;
}

/** To which stores one of them may be copied: the chosen, those that fit the search, all; never to itself or to one that was added already. */
export const useCopyTargets = (from: string | null): readonly CopyTarget[] => {
  const { selected, found, all, isNarrowed } = useBranchDesk().list;
  const keysOf = (rows: readonly BranchRow[]) =>
    new Set(
      rows
        .map(({ branch }) => branch)
        .filter(({ key, madeId }) => key !== from && !madeId)
        .map(({ key }) => key),
    );
  const chosen = keysOf(all.filter(({ branch }) => selected.has(branch.key)));
  return [
    ...(chosen.size > 0 ? [{ name: 'toSelected', keys: chosen } as const] : []),
    ...(isNarrowed ? [{ name: 'toShown', keys: keysOf(found) } as const] : []),
    { name: 'toAll', keys: keysOf(all) },
  ];
};
