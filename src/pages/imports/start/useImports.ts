import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { pollEvery } from '../../../providers/http/pollEvery.ts';
import { historyKey } from '../shared/importKeys.ts';

export const PAGE = 20;
const POLL_MS = 4000;

/** The imports of a kind, the newest first, page by page; looked at again while one of them is under way. */
export const useImports = (kind: ImportKindId) => {
  const provider = useSukiDataProvider();
  const [page, setPage] = useState(0);
  const query = useQuery({
    queryKey: [...historyKey(kind), page],
    queryFn: () => provider.listImports(kind, page * PAGE),
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery((data) =>
      data?.list.some(({ status }) => UNDER_WAY.includes(status)) ? POLL_MS : false,
    ),
  });
  return {
    query,
    fields: query.data?.fields,
    total: query.data?.total ?? 0,
    page,
    setPage,
  };
};
export type Imports = ReturnType<typeof useImports>;
