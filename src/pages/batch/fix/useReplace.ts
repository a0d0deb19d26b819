import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import type { ImportReplacement } from '../../../providers/importVerbs.ts';
import { counted } from '../shared/counted.ts';
import { refetchRows, takeImport } from '../shared/importKeys.ts';

/** One choice for many cells; says how many rows it touched. */
export const useReplace = (importId: string) => {
  const provider = useDataProvider<SukiDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (replacement: ImportReplacement) => provider.replaceImportCells(importId, replacement),
    onSuccess: ({ touched, import: job }) => {
      takeImport(client, job);
      refetchRows(client, importId);
      notify('imports.replaced', {
        type: 'info',
        messageArgs: { smart_count: touched, count: counted(touched) },
      });
    },
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
  });
  return { replace: mutate, isPending, present: isPending ? variables : undefined };
};
export type Replace = ReturnType<typeof useReplace>;

/** Takes back the last edit or replacement, whoever made it. */
export const useUndoEdit = (importId: string) => {
  const provider = useDataProvider<SukiDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.undoImportEdit(importId),
    onSuccess: ({ touched, import: job }) => {
      takeImport(client, job);
      refetchRows(client, importId);
      const key = touched > 0 ? 'imports.takenBack' : 'imports.nothingToTakeBack';
      notify(key, { type: 'info', messageArgs: { smart_count: touched, count: counted(touched) } });
    },
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
  });
  return { undo: () => mutate(), isPending };
};
