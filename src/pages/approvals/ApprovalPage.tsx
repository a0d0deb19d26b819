import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { approvalKind } from '#domain/review/approval.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { ImportRows } from '../../components/admin/approvals/imports/importParts.ts';
import { NobodyDecides } from '../../components/admin/approvals/NobodyDecides.tsx';
import { RequestCard } from '../../components/admin/approvals/RequestCard.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { ReleaseReviewOf } from '../../components/admin/payouts/releaseReviewPart.ts';
import { RecordGone } from '../../components/admin/RecordGone.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { PageLoading } from '../../components/shell/PageLoading.tsx';

const useRequest = (id: string) => {
  const dataProvider = useSukiDataProvider();
  return useQuery({
    queryKey: ['approvals', 'one', id],
    queryFn: () => dataProvider.getApprovalRequest(id),
  });
};

/** One request by its own address, as notices lead to it. */
export const ApprovalPage = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { id = '' } = useParams();
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <Answered
        query={useRequest(id)}
        head={<PageHeader title={translate('records.approval')} />}
        gone={(status) => <RecordGone status={status} listPath={pathOf('approvalList')} />}
      >
        {(request) => (
          <>
            <PageHeader title={approvalKind[request.kind].label[language]} />
            <NobodyDecides deciders={request.deciders} />
            <RequestCard request={request} />
            {request.kind === 'PAYOUT_FILE' && request.ownerId && request.state === 'PENDING' && (
              <Suspense fallback={<PageLoading />}>
                <ReleaseReviewOf fileId={request.ownerId} />
              </Suspense>
            )}
            {request.import && request.state === 'PENDING' && (
              <Suspense fallback={<PageLoading />}>
                <ImportRows importId={request.import.id} />
              </Suspense>
            )}
          </>
        )}
      </Answered>
    </Stack>
  );
};
