import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useGetList } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { RequestCard } from '../../../components/admin/approvals/RequestCard.tsx';
import { Loading } from '../../../components/admin/Loading.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';

const MOST = 50;

/** The changes of a record that wait for a second person or for their time, to be read and decided on beside it. */
export const Changes = () => {
  const { kind, recordId } = useRecordShell();
  const { data, error, refetch } = useGetList<ApprovalRequest>('approvals', {
    filter: { [kind === 'partner' ? 'partnerId' : 'merchantId']: recordId, state: ['PENDING', 'SCHEDULED'] },
    sort: { field: 'dtimeMade', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  if (!data && error) {
    const { message, requestId } = problemOf(error);
    return <FailedState message={message} requestId={requestId} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton variant="rounded" height={160} />
      </Loading>
    );
  }
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      {data.map((request) => (
        <RequestCard key={request.id} request={request} place="list" />
      ))}
    </Stack>
  );
};
