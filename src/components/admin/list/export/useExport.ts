import { useState } from 'react';
import { type Problem, problemOf } from '../../problem.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { useListKit } from '../listKit.tsx';
import { useListQuery } from '../useListStatus.ts';

export type ExportFormat = 'xlsx' | 'csv' | 'zip';

/** Orders the export of the list with its filters and sort; answers the job's id, or null and the problem. */
export const useExport = () => {
  const dataProvider = useSukiDataProvider();
  const { resource, exports, filter } = useListKit();
  const { all, sort } = useListQuery();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const order = async (format: ExportFormat, columns: string[]): Promise<string | null> => {
    if (!exports) return null;
    setBusy(true);
    setProblem(null);
    try {
      const query = await dataProvider.queryOf(resource, {
        filter: { ...all, ...filter },
        ...(sort ? { sort } : {}),
      });
      const job = await dataProvider.createExport({
        resource: exports,
        query,
        columns,
        format,
      });
      return job.id;
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { order, busy, problem };
};
