import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import type { ImportLeavingOut } from '../../../providers/importVerbs.ts';
import { counted } from '../shared/counted.ts';
import { refetchRows, takeImport } from '../shared/importKeys.ts';

/** What is said of rows that were left out or taken in; rows of a cause that are in already are not left out. */
const wordOf = ({ isOut, code }: ImportLeavingOut, touched: number): string => {
  if (touched > 0) return isOut ? 'imports.leftOut' : 'imports.takenIn';
  return code ? 'imports.nothingLeftOut' : 'imports.nothingMoved';
};

/** Leaves rows out or takes them in again; says how many. */
export const useLeaveOut = (importId: string) => {
  const provider = useDataProvider<SukiDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (rows: ImportLeavingOut) => provider.leaveOutImportRows(importId, rows),
    onSuccess: ({ touched, import: job }, wanted) => {
      takeImport(client, job);
      refetchRows(client, importId);
      notify(wordOf(wanted, touched), {
        type: 'info',
        messageArgs: { smart_count: touched, count: counted(touched) },
      });
    },
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
  });
  return { leaveOut: mutate, isPending };
};
