import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { importKey, refetchRows, takeImport } from '../shared/importKeys.ts';

interface Done {
  touched: number;
  /** What was left as it is because somebody else changed it after it was read, and who did. */
  skipped: number;
  editedBy: string | null;
  import: ImportJob;
}

interface RowAction<Wanted> {
  run: (provider: SukiDataProvider, wanted: Wanted) => Promise<Done>;
  /** The text that tells of the rows that were touched. */
  wordOf: (wanted: Wanted, touched: number) => string;
}

/** One action on many rows: shows the import and its rows as they are afterwards, and says how many it touched. */
export const useRowAction = <Wanted>(importId: string, { run, wordOf }: RowAction<Wanted>) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  return useMutation({
    mutationFn: (wanted: Wanted) => run(provider, wanted),
    onSuccess: ({ touched, skipped, editedBy, import: job }, wanted) => {
      takeImport(client, job);
      refetchRows(client, importId);
      const messageArgs = { smart_count: touched, count: countText(touched) };
      if (skipped === 0) return notify(wordOf(wanted, touched), { type: 'info', messageArgs });
      const left = translate('imports.skipped', { smart_count: skipped, who: editedBy ?? '' });
      notify(touched === 0 ? left : `${translate(wordOf(wanted, touched), messageArgs)}. ${left}`, {
        type: 'warning',
      });
    },
    onError: (error) => {
      notify(problemOf(error).message ?? 'common.failed', { type: 'error' });
      void client.invalidateQueries({ queryKey: importKey(importId) });
    },
  });
};
