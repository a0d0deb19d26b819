import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

const MINUTE_MS = 60_000;

/** What needs the user today, asked for anew every minute while the page is looked at. */
export const useDesk = () => {
  const dataProvider = useSukiDataProvider();
  return useQuery({
    queryKey: ['desk'],
    queryFn: () => dataProvider.getDesk(),
    refetchInterval: MINUTE_MS,
  });
};
