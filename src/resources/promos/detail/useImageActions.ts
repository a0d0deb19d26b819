import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { imagesKey, refetchPromos } from '../shared/promoKeys.ts';

type Images = Awaited<ReturnType<SukiDataProvider['getPromoImages']>>;

/** Puts the images of a promo in another order, shown at once and taken back when the server refuses; and removes one. */
export const useImageActions = (promoId: string) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = imagesKey(promoId);
  const refresh = async () => {
    await Promise.all([client.invalidateQueries({ queryKey }), refetchPromos(client)]);
  };
  const onError = (error: Error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' });
  const order = useMutation({
    scope: { id: `images ${promoId}` },
    mutationFn: ({ ids, seen }: { ids: string[]; seen: string[] }) =>
      provider.orderPromoImages(promoId, ids, seen),
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<Images[number], 'id' | 'name'>) => provider.removePromoImage(promoId, id),
    onSuccess: (_, { name }) => notify('promos.images.removed', { type: 'success', messageArgs: { name } }),
    onError,
    onSettled: refresh,
  });
  const reorder = async (ids: string[]) => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<Images>(queryKey) ?? [];
    const inOrder = ids.flatMap((id) => before.filter((image) => image.id === id));
    client.setQueryData<Images>(queryKey, inOrder);
    order.mutate({ ids, seen: before.map(({ id }) => id) });
  };
  return { reorder: (ids: string[]) => void reorder(ids), remove, refresh };
};
