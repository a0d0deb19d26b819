import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FEATURED_KEY } from '../shared/promoKeys.ts';
import { useFeature } from '../shared/useFeature.ts';

interface Order {
  ids: string[];
  seen: string[];
}

const idsOf = (promos: readonly PromoRow[]): string[] => promos.map(({ promoId }) => promoId);

/**
 * The order of the featured promos: a move shows at once, is saved, and can be taken back. When somebody else moved them
 * meanwhile nothing is saved, and `moved` says so.
 */
export const useFeaturedOrder = (promos: readonly PromoRow[]) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const { feature } = useFeature();
  const [moved, setMoved] = useState(false);
  const [before, setBefore] = useState<string[] | null>(null);
  const show = (list: readonly PromoRow[]) => client.setQueryData<readonly PromoRow[]>(FEATURED_KEY, list);
  const refetch = () => client.invalidateQueries({ queryKey: FEATURED_KEY });
  const { mutate, isPending } = useMutation({
    // One after the other: each names the order that the one before left.
    scope: { id: 'featured order' },
    mutationFn: ({ ids, seen }: Order) => provider.orderFeaturedPromos(ids, seen),
    onError: (error) => {
      setBefore(null);
      const problem = problemOf(error);
      if (problem.status === 409) setMoved(true);
      else notify(problem.message ?? 'common.failed', { type: 'error' });
      void refetch();
    },
  });
  const put = (ids: string[]) => {
    void client.cancelQueries({ queryKey: FEATURED_KEY });
    show(ids.flatMap((id) => promos.filter(({ promoId }) => promoId === id)));
    mutate({ ids, seen: idsOf(promos) });
  };
  // What was added or taken out since then cannot be put back by an order.
  const isUndoable = before !== null && before.length === promos.length;
  return {
    reorder: (ids: string[]) => {
      setBefore(idsOf(promos));
      put(ids);
    },
    undo:
      isUndoable && !isPending
        ? () => {
            setBefore(null);
            put(before);
          }
        : null,
    remove: (promo: PromoRow) => feature(promo, false),
    moved,
    reload: () => {
      setMoved(false);
      void refetch();
    },
  };
};
