import type { ImportLeavingOut } from '../../../providers/verbs/importVerbs.ts';
import { useRowAction } from './useRowAction.ts';

/** What is said of rows that were left out or taken in; rows of a cause that are in already are not left out. */
const wordOf = ({ isOut, code }: ImportLeavingOut, touched: number): string => {
  if (touched > 0) return isOut ? 'imports.leftOut' : 'imports.takenIn';
  return code ? 'imports.nothingLeftOut' : 'imports.nothingMoved';
};

/** Leaves rows out or takes them in again; says how many. */
export const useLeaveOut = (importId: string) => {
  const { mutate, isPending } = useRowAction<ImportLeavingOut>(importId, {
    run: (provider, rows) => provider.leaveOutImportRows(importId, rows),
    wordOf,
  });
  return { leaveOut: mutate, isPending };
};
