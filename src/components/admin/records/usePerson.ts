import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { personKey } from './recordKeys.ts';

/** A person of a store with both addresses; every component that asks shares one answer. `isFresh` asks anew in any case. */
export const usePerson = (id: string, { isFresh = false } = {}) => {
  const provider = useSukiDataProvider();
  return useQuery({
    queryKey: personKey(id),
    queryFn: () => provider.getPerson(id),
    ...(isFresh ? { refetchOnMount: 'always' as const } : {}),
  });
};
