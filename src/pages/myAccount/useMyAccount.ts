import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

const KEY = ['myAccount'] as const;

/** The person, stores and modules of whoever is signed in. */
export const useMyAccount = () => {
  const provider = useSukiDataProvider();
  return useQuery({ queryKey: KEY, queryFn: () => provider.getMyAccount() });
};

/** Asks anew for what a request may have changed. */
export const refetchMine = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: KEY }),
    client.invalidateQueries({ queryKey: ['my-requests'] }),
  ]);
};
