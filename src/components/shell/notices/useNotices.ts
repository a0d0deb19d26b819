import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';

const KEY = ['notices'];
const POLL_MS = 60_000;

/** The user's notices and how many are unread: asked every minute and whenever the window is looked at again. */
export const useNotices = () => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  return useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.listNotices(),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
};

/** Marks notices as read. */
export const useReadNotices = () => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => dataProvider.readNotices(ids),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
};
