import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { approvalKind } from '#domain/review/approval.ts';
import { ImportRows } from '../../components/admin/approvals/imports/importParts.ts';
import { RequestCard } from '../../components/admin/approvals/RequestCard.tsx';
import { goneTitle } from '../../components/admin/goneTitle.ts';
import { StaleBanner } from '../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { FailedState } from '../../components/ui/states/FailedState.tsx';
import { StateBlock } from '../../components/ui/states/StateBlock.tsx';

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
  const named = data ? approvalKind[data.kind].label[language] : translate('records.approval');
  const title = !data && problem?.status === 404 ? translate(goneTitle(404)) : named;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <PageHeader title={title} />
      {!data && !problem && <PageLoading />}
      {!data && problem?.status === 404 && (
        <StateBlock
          icon={<SearchOffIcon />}
          title={translate('errors.notFound')}
          actions={
            <Button component={Link} variant="outlined" to={pathOf('approvalList')}>
              {translate('form.toList')}
            </Button>
          }
        />
      )}
      {!data && problem && problem.status !== 404 && (
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
