import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { imagesKey } from '../shared/promoKeys.ts';

/** The images of a promo in their order. */
export const useImages = (promoId: string) => {
  const provider = useSukiDataProvider();
  return useQuery({
    queryKey: imagesKey(promoId),
    queryFn: () => provider.getPromoImages(promoId),
  });
};
