import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { refetchUsers } from '../shared/userKeys.ts';

export type Verdict = 'approve' | 'reject';

/** Decides on requests; answers what became of each. */
export const useDecide = (verdict: Verdict, ids: readonly string[]) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      verdict === 'approve' ? provider.approveUserRequests(ids) : provider.rejectUserRequests(ids, reason),
    onSuccess: () => refetchUsers(client),
  });
};
