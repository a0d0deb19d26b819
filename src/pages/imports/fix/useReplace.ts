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

/** Takes back one's own edit by its number; what others changed since stays. */
export const useUndoEdit = (importId: string) => {
  const { mutate, isPending } = useRowAction<number>(importId, {
    run: (provider, edit) => provider.undoImportEdit(importId, edit),
    wordOf: (_, touched) => (touched > 0 ? 'imports.takenBack' : 'imports.nothingToTakeBack'),
  });
  return { undo: (edit: number) => mutate(edit), isPending };
};
