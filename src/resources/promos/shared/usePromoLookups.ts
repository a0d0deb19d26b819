import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { Option } from '../../../components/ui/useOptions.ts';

const HOUR_MS = 3_600_000;
const NONE: readonly Option[] = [];

/** The categories that a promo can be given; none until they are known. */
export const usePromoCategories = (): readonly Option[] => {
  const provider = useSukiDataProvider();
  const { data = NONE } = useQuery({
    queryKey: ['lookup', 'promoCategories'],
    queryFn: () => provider.listPromoCategories(),
    staleTime: HOUR_MS,
  });
  return data;
};

/** The categories of the stores of promos; none until they are known. */
export const useStoreCategories = (): readonly Option[] => {
  const provider = useSukiDataProvider();
  const { data = NONE } = useQuery({
    queryKey: ['lookup', 'storeCategories'],
    queryFn: () => provider.listStoreCategories(),
    staleTime: HOUR_MS,
  });
  return data;
};
