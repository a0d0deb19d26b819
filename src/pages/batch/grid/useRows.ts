import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ImportJob } from '#contract/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { rowsKey } from '../shared/importKeys.ts';
import { type GridAddress, PER_PAGE } from './useGridAddress.ts';

/** A page of the rows of an import. It is not asked for again by itself, so that rows do not move under the hands. */
export const useRows = (job: ImportJob, address: GridAddress) => {
  const provider = useDataProvider<SukiDataProvider>();
  const { only, code, field, q, page } = address;
  const query = useQuery({
    queryKey: [...rowsKey(job.id), address],
    queryFn: () =>
      provider.listImportRows(job.id, {
        only,
        code,
        field,
        ...(q ? { q } : {}),
        limit: PER_PAGE,
        offset: page * PER_PAGE,
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Pages that were left are not kept: an import has up to 2,000 of them.
    gcTime: 0,
  });
  return {
    rows: query.data?.list,
    total: query.data?.total ?? 0,
    isTurning: query.isPlaceholderData,
    problem: query.error ? problemOf(query.error) : null,
    refetch: () => void query.refetch(),
  };
};
