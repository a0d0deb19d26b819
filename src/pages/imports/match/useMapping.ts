import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { ImportMapping } from '../../../providers/verbs/importVerbs.ts';
import { importKey, takeImport } from '../shared/importKeys.ts';

/** Sends another sheet, header row or match of columns; the rows are read or checked anew. */
export const useMapping = (job: ImportJob) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const [hasMoved, setMoved] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (mapping: ImportMapping) => provider.mapImport(job, mapping),
    onSuccess: (answer) => takeImport(client, answer),
    onError: (error) => {
      const { status, fields, message } = problemOf(error);
      if (status === 409) setMoved(true);
      else notify(Object.values(fields)[0] ?? message ?? 'common.failed', { type: 'error' });
      void client.invalidateQueries({ queryKey: importKey(job.id) });
    },
  });
  return { map: mutate, isPending, hasMoved, reload: () => setMoved(false) };
};
