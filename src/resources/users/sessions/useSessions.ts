import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { sessionsKey } from '../shared/userKeys.ts';

/** Where a user is signed in now. */
export const useSessions = (id: string) => {
  const provider = useSukiDataProvider();
  return useQuery({ queryKey: sessionsKey(id), queryFn: () => provider.listUserSessions(id) });
};
