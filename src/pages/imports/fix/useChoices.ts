import { useQuery } from '@tanstack/react-query';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** How values of a field are looked for, and whether it has any to choose from. */
export const useChoices = (job: ImportJob, field: string) => {
  const provider = useSukiDataProvider();
  const { data = [] } = useQuery({
    queryKey: ['importChoices', job.id, field],
    queryFn: () => provider.listImportChoices(job.id, field, ''),
    enabled: field !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    hasChoices: data.length > 0,
    search: (text: string) =>
      text === '' ? Promise.resolve(data) : provider.listImportChoices(job.id, field, text),
  };
};
