import { useQuery } from '@tanstack/react-query';
import { useStoreContext } from 'react-admin';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { flushed } from '../../components/shell/flushed.ts';
import { pollEvery } from '../../providers/http/pollEvery.ts';

const MINUTE_MS = 60_000;

/** What needs the user today, asked for anew every minute while the page is looked at. */
export const useDesk = () => {
  const dataProvider = useSukiDataProvider();
  const store = useStoreContext();
  return useQuery({
    queryKey: ['desk'],
    queryFn: async () => {
      // What was opened just now is told by the server, which is to know of it.
      await flushed(store);
      return dataProvider.getDesk();
    },
    refetchInterval: pollEvery(MINUTE_MS),
  });
};
