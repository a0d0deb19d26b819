import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { COUNT_CAP } from '#contract/list.ts';
import type { Location } from '#contract/shapes/promoShapes.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import type { LocationMatch } from '../../../providers/verbs/promoVerbs.ts';

const PAGE = 100;
const FIRST = '0-1';

export interface StorePages {
  /** Rows that can be shown: all that match, up to the most that are counted. Null while it is not known. */
  count: number | null;
  isAtLeast: boolean;
  /** The store at a place, undefined while its page is on the way. */
  storeAt: (at: number) => Location | undefined;
  onWindow: (from: number, to: number) => void;
  error: unknown;
  retry: () => void;
}

/** The stores that match, fetched a hundred at a time where somebody looks; however many there are, few are held. */
export const useStorePages = (match: LocationMatch): StorePages => {
  const provider = useSukiDataProvider();
  const [seen, setSeen] = useState(FIRST);
  const debounced = useDebounced(seen);
  const onWindow = useCallback((from: number, to: number) => {
    setSeen(`${Math.floor(from / PAGE)}-${Math.max(1, Math.ceil(to / PAGE))}`);
  }, []);
  const [first = 0, behind = 1] = debounced.split('-').map(Number);
  const wanted = Array.from({ length: Math.max(1, behind - first) }, (_, at) => first + at);
  // The first page says how many there are.
  const pages = wanted.includes(0) ? wanted : [0, ...wanted];
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: ['merchantLocations', match, page],
      queryFn: () =>
        provider.listMerchantLocations({ ...match, limit: PAGE, offset: page * PAGE, sort: 'merchantName' }),
      placeholderData: page === 0 ? keepPreviousData : undefined,
    })),
  });
  const [top] = answers;
  const byPage = new Map(pages.map((page, at) => [page, answers[at]?.data?.list]));
  return {
    count: top?.data ? Math.min(top.data.total, COUNT_CAP) : null,
    isAtLeast: top?.data?.totalIsAtLeast === true,
    storeAt: (at) => byPage.get(Math.floor(at / PAGE))?.[at % PAGE],
    onWindow,
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    },
  };
};
