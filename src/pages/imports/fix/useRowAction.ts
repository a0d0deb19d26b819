import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { refetchRows, takeImport } from '../shared/importKeys.ts';

interface RowAction<Wanted> {
  run: (provider: SukiDataProvider, wanted: Wanted) => Promise<{ touched: number; import: ImportJob }>;
  /** The text that tells of the rows that were touched. */
  wordOf: (wanted: Wanted, touched: number) => string;
}

/** One action on many rows: shows the import and its rows as they are afterwards, and says how many it touched. */
export const useRowAction = <Wanted>(importId: string, { run, wordOf }: RowAction<Wanted>) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (wanted: Wanted) => run(provider, wanted),
    onSuccess: ({ touched, import: job }, wanted) => {
      takeImport(client, job);
      refetchRows(client, importId);
      const messageArgs = { smart_count: touched, count: countText(touched) };
      notify(wordOf(wanted, touched), { type: 'info', messageArgs });
    },
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
  });
};
