import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ImportJob, ImportRow } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { sheetKey } from '../shared/importKeys.ts';
import { type GridAddress, PER_PAGE } from './useGridAddress.ts';

const NOBODY: readonly ImportRow[] = [];

/** A page of the rows of an import. It is not asked for again by itself, so that rows do not move under the hands. */
export const useRows = (job: ImportJob, address: GridAddress) => {
  const provider = useSukiDataProvider();
  const { only, code, field, q, page } = address;
  const query = useQuery({
    queryKey: [...sheetKey(job.id), address],
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
  const { list: rows = NOBODY, total = 0 } = query.data ?? {};
  return {
    rows,
    total,
    isLoading: rows.length === 0 && (query.isPending || query.isPlaceholderData),
    isTurning: query.isPlaceholderData,
    problem: query.error ? problemOf(query.error) : null,
    refetch: () => void query.refetch(),
  };
};
export type RowsPage = ReturnType<typeof useRows>;
