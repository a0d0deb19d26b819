import type { ImportReplacement } from '../../../providers/verbs/importVerbs.ts';
import { useRowAction } from './useRowAction.ts';

/** One choice for many cells; says how many rows it touched. */
export const useReplace = (importId: string) => {
  const { mutate, isPending, variables } = useRowAction<ImportReplacement>(importId, {
    run: (provider, replacement) => provider.replaceImportCells(importId, replacement),
    wordOf: () => 'imports.replaced',
  });
  return { replace: mutate, isPending, present: isPending ? variables : undefined };
};
export type Replace = ReturnType<typeof useReplace>;

/** Takes back the last edit or replacement, whoever made it. */
export const useUndoEdit = (importId: string) => {
  const { mutate, isPending } = useRowAction<void>(importId, {
    run: (provider) => provider.undoImportEdit(importId),
    wordOf: (_, touched) => (touched > 0 ? 'imports.takenBack' : 'imports.nothingToTakeBack'),
  });
  return { undo: () => mutate(), isPending };
};
