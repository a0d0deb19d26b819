import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { importKey, refetchRows, takeImport } from './importKeys.ts';

/**
 * One action on an import and its answer. `hasMoved`: somebody else moved it meanwhile, so nothing was done; the page shows it as
 * it is now once that was read.
 */
export const useImportAction = (
  job: ImportJob,
  action: (provider: SukiDataProvider) => Promise<ImportJob>,
  onDone?: () => void,
) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const [hasMoved, setMoved] = useState(false);
  const reload = () => {
    setMoved(false);
    void client.invalidateQueries({ queryKey: importKey(job.id) });
    refetchRows(client, job.id);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => action(provider),
    onSuccess: (answer) => {
      takeImport(client, answer);
      onDone?.();
    },
    onError: (error) => {
      const { status, message } = problemOf(error);
      if (status === 409) setMoved(true);
      else notify(message ?? 'common.failed', { type: 'error' });
      void client.invalidateQueries({ queryKey: importKey(job.id) });
    },
  });
  return { run: () => mutate(), isPending, hasMoved, reload };
};
