import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { personKey } from './recordKeys.ts';

/** A person of a store with both addresses; every component that asks shares one answer. `isFresh` asks anew in any case. */
export const usePerson = (id: string, { isFresh = false } = {}) => {
  const provider = useDataProvider<SukiDataProvider>();
  return useQuery({
    queryKey: personKey(id),
    queryFn: () => provider.getPerson(id),
    ...(isFresh ? { refetchOnMount: 'always' as const } : {}),
  });
};
