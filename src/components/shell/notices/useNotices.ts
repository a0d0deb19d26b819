import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pollEvery } from '../../../providers/http/pollEvery.ts';
import { useSukiDataProvider } from '../../admin/useSukiDataProvider.ts';

const KEY = ['notices'];
const POLL_MS = 60_000;

/** The user's notices and how many are unread: asked every minute and whenever the window is looked at again. */
export const useNotices = () => {
  const dataProvider = useSukiDataProvider();
  return useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.listNotices(),
    refetchInterval: pollEvery(POLL_MS),
    refetchOnWindowFocus: 'always',
  });
};

/** Marks notices as read. */
export const useReadNotices = () => {
  const dataProvider = useSukiDataProvider();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => dataProvider.readNotices(ids),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
};
