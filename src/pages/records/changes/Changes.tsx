import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useGetList } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { RequestCard } from '../../../components/admin/approvals/RequestCard.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';

const MOST = 50;

/** The changes of a record that wait for a second person or for their time, to be read and decided on beside it. */
export const Changes = () => {
  const { kind, recordId } = useRecordShell();
  const query = useGetList<ApprovalRequest>('approvals', {
    filter: { [kind === 'partner' ? 'partnerId' : 'merchantId']: recordId, state: ['PENDING', 'SCHEDULED'] },
    sort: { field: 'dtimeMade', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Answered query={query} waiting={<Skeleton variant="rounded" height={160} />}>
        {(requests) =>
          requests.map((request) => <RequestCard key={request.id} request={request} place="list" />)
        }
      </Answered>
    </Stack>
  );
};
