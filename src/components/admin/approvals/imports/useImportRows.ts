import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';

const PAGE = 50;

/** The rows of an import that matter to its second person, page after page, with its columns: one answer of two calls. */
export const useImportRows = (importId: string) => {
  const provider = useSukiDataProvider();
  const job = useQuery({ queryKey: ['import', importId], queryFn: () => provider.getImport(importId) });
  const rows = useInfiniteQuery({
    queryKey: ['importRows', importId, 'matters'],
    queryFn: ({ pageParam }) =>
      provider.listImportRows(importId, { only: 'matters', limit: PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
  });
  return {
    data: job.data && rows.data && { job: job.data, rows: rows.data.pages.flatMap(({ list }) => list) },
    total: rows.data?.pages[0]?.total ?? 0,
    error: job.error ?? rows.error,
    dataUpdatedAt: rows.dataUpdatedAt,
    refetch: () => Promise.all([job.refetch(), rows.refetch()]),
    isFetching: rows.isFetchingNextPage,
    fetchMore: () => void rows.fetchNextPage(),
  };
};
