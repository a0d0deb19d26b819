import type { QueryClient } from '@tanstack/react-query';

/** What is asked of one promo, by its code. */
export const promoKey = (code: string) => ['promo', code] as const;
export const imagesKey = (promoId: string) => ['promoImages', promoId] as const;
export const FEATURED_KEY = ['promos', 'featured'] as const;
export const COUNTS_KEY = ['tabCounts', 'promos'] as const;

/** First parts of what a change of a promo makes stale; its own answer and the order of the featured are put in place by those who get them. */
const STALE = ['promo', 'promos', 'timeline', 'promoOverlaps', 'categoryRanks'];

/** Asks anew for whatever a change of a promo may have moved. */
export const refetchPromos = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      STALE.includes(String(queryKey[0])) || (queryKey[0] === COUNTS_KEY[0] && queryKey[1] === COUNTS_KEY[1]),
  });
