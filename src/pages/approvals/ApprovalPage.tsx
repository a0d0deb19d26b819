import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { approvalKind } from '#domain/review/approval.ts';
import { ImportRows } from '../../components/admin/approvals/imports/importParts.ts';
import { RequestCard } from '../../components/admin/approvals/RequestCard.tsx';
import { StaleBanner } from '../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { RecordGone } from '../../components/admin/RecordGone.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { FailedState } from '../../components/ui/states/FailedState.tsx';

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
  const { data, error, dataUpdatedAt, refetch } = useRequest(id);
  const problem = error ? problemOf(error) : null;
  const retry = () => void refetch();
  const title = data ? approvalKind[data.kind].label[language] : translate('records.approval');
  if (!data && problem?.status === 404) return <RecordGone status={404} listPath={pathOf('approvalList')} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <PageHeader title={title} />
      {!data && !problem && <PageLoading />}
      {!data && problem && (
        <FailedState message={problem.message} requestId={problem.requestId} onRetry={retry} />
      )}
      {data && problem && (
        <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={retry} />
      )}
      {data && <RequestCard request={data} />}
      {data?.import && data.state === 'PENDING' && (
        <Suspense fallback={<PageLoading />}>
          <ImportRows importId={data.import.id} />
        </Suspense>
      )}
    </Stack>
  );
};
