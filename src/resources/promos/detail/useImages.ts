import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { imagesKey } from '../shared/promoKeys.ts';

/** The images of a promo in their order. */
export const useImages = (promoId: string) => {
  const provider = useDataProvider<SukiDataProvider>();
  return useQuery({
    queryKey: imagesKey(promoId),
    queryFn: () => provider.getPromoImages(promoId),
  });
};
