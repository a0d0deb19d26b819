import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { promoKey } from './promoKeys.ts';

/** A promo by its code; every component that asks shares one answer. `isFresh` asks anew however new the answer at hand is. */
export const usePromo = (code: string, { isFresh = false } = {}) => {
  const provider = useSukiDataProvider();
  return useQuery({
    queryKey: promoKey(code),
    queryFn: () => provider.getPromo(code),
    enabled: code !== '',
    retry: false,
    refetchOnMount: isFresh ? 'always' : true,
  });
};
