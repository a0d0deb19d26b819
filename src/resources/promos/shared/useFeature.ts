import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { promoKey, refetchPromos } from './promoKeys.ts';

interface Featured {
  promoId: string;
  isFeatured: boolean;
}

/** Puts a promo among the featured ones or takes it out, and says so. */
export const useFeature = () => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ promoId, isFeatured }: Featured) => provider.setPromoFeatured(promoId, isFeatured),
    onSuccess: (promo) => {
      client.setQueryData(promoKey(promo.code), promo);
      notify(promo.isFeatured ? 'promos.featured.added' : 'promos.featured.removed', {
        type: 'success',
        messageArgs: { name: promo.name },
      });
    },
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
    onSettled: () => refetchPromos(client),
  });
  return {
    feature: ({ promoId }: Pick<Featured, 'promoId'>, isFeatured: boolean) => mutate({ promoId, isFeatured }),
    isPending,
  };
};
