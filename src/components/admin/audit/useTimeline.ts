import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/audit.ts';

/** A page of a record's history, newest first, and the cursor of the older ones. */
export interface TimelinePage {
  list: AuditEntry[];
  next: string | null;
}

/** A record's history as far as it was loaded. */
export interface Timeline {
  /** Null while none were ever loaded. */
  entries: readonly AuditEntry[] | null;
  isPending: boolean;
  /** Of the last try: `older` when the page behind the last one failed, then the entries at hand are fresh. */
  failure: { error: unknown; of: 'all' | 'older' } | null;
  loadedAt: Date | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  retry: () => void;
}

interface Source {
  /** Names the record and what narrows its history. */
  key: readonly string[];
  /** False while it is not known yet what to ask for. */
  isReady?: boolean;
  page: (cursor: string | undefined) => Promise<TimelinePage>;
}

/** Loads a record's history page by page, each by the cursor of the one before. */
export const useTimeline = ({ key, page, isReady = true }: Source): Timeline => {
  const query = useInfiniteQuery({
    queryKey: ['timeline', ...key],
    queryFn: ({ pageParam }) => page(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isReady,
  });
  const { data, error, dataUpdatedAt } = query;
  return {
    entries: data ? data.pages.flatMap(({ list }) => list) : null,
    isPending: query.isPending,
    failure: error && { error, of: query.isFetchNextPageError ? 'older' : 'all' },
    loadedAt: dataUpdatedAt ? new Date(dataUpdatedAt) : null,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
};
