import { useQuery } from '@tanstack/react-query';
import { RequestCard } from '../../components/admin/approvals/RequestCard.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

/** The change of a role that waits for a second person, to be read and decided on beside what it would change. */
export const WaitingRequest = ({ id }: { id: string }) => {
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['approvals', 'one', id],
    queryFn: () => provider.getApprovalRequest(id),
  });
  return data ? <RequestCard request={data} place="record" /> : null;
};
