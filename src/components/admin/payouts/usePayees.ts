import { useQuery } from '@tanstack/react-query';
import { pathOf } from '#domain/pages.ts';
import { mayOpen } from '../../shell/menuTable.ts';
import { useUser } from '../../shell/useUser.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';

interface Of {
  partnerId: string;
  merchantId?: string;
}

/** Who is paid of a partner, or of a store of it, for whoever reads payouts; of nobody yet, and of null, none. */
export const usePayees = (of: Of | null) => {
  const provider = useSukiDataProvider();
  const user = useUser();
  return useQuery({
    queryKey: ['payouts', 'payees', of],
    queryFn: () => (of ? provider.listPayees(of) : []),
    enabled: of !== null && mayOpen(pathOf('payoutList'), user),
    retry: false,
  });
};
