import { useQuery } from '@tanstack/react-query';
import { WaitingRequests } from '../../components/admin/approvals/WaitingRequests.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

/** The change of a role that waits for a second person, to be read and decided on beside what it would change. */
export const WaitingRequest = ({ id }: { id: string }) => {
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['approvals', 'one', id],
    queryFn: () => provider.getApprovalRequest(id),
  });
  return <WaitingRequests requests={data ? [data] : []} />;
};
