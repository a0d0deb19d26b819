import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import type { ImportLeavingOut } from '../../../providers/importVerbs.ts';
import { counted } from '../shared/counted.ts';
import { refetchRows, takeImport } from '../shared/importKeys.ts';

/** Leaves rows out or takes them in again; says how many. */
export const useLeaveOut = (importId: string) => {
  const provider = useDataProvider<SukiDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (rows: ImportLeavingOut) => provider.leaveOutImportRows(importId, rows),
    onSuccess: ({ touched, import: job }, { isOut }) => {
      takeImport(client, job);
      refetchRows(client, importId);
      notify(isOut ? 'imports.leftOut' : 'imports.takenIn', {
        type: 'info',
        messageArgs: { smart_count: touched, count: counted(touched) },
      });
    },
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
  });
  return { leaveOut: mutate, isPending };
};
