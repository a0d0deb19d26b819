import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { RequestCard } from '../../components/admin/approvals/RequestCard.tsx';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';
import { listState } from '../../components/admin/list/listState.ts';
import { StaleBanner } from '../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { FailedState } from '../../components/ui/FailedState.tsx';
import { managementPath } from '../../providers/recordPaths.ts';
import { APPROVAL_TABS, type ApprovalTab, useApprovals, useApprovalTab } from './useApprovals.ts';

const Requests = ({ tab }: { tab: ApprovalTab }) => {
  const translate = useTranslate();
  const query = useApprovals(tab);
  const { data, error, isPending, dataUpdatedAt, hasNextPage, isFetchingNextPage } = query;
  const rows = data?.pages.flatMap(({ list }) => list) ?? null;
  const problem = error ? problemOf(error) : null;
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  const failedWith = problem?.status ?? null;
  const state = listState({ isPending, failedWith, rows: rows?.length ?? null, searchOrFilter: false });
  if (state === 'loading') return <PageLoading />;
  if (state === 'empty') return <EmptyState title={translate(`approvals.empty.${tab}`)} />;
  if (state !== 'rows' || !rows) {
    return <FailedState message={problem?.message} requestId={problem?.requestId} onRetry={retry} />;
  }
  return (
    <Stack spacing={2}>
      {problem && <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={retry} />}
      {rows.map((request) => (
        <RequestCard key={request.id} request={request} place="list" />
      ))}
      {hasNextPage && (
        <Button
          variant="outlined"
          size="small"
          loading={isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('approvals.older')}
        </Button>
      )}
    </Stack>
  );
};

/** Changes that wait for a second person: those for the user, the user's own, and how others went. */
export const ApprovalList = () => {
  const translate = useTranslate();
  const current = useApprovalTab();
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('approvals.title')} intro={translate('approvals.intro')} />
      <LinkTabs
        label={translate('approvals.tabs')}
        tabs={APPROVAL_TABS.map((tab) => ({
          key: tab,
          label: translate(`approvals.tab.${tab}`),
          to: managementPath('approvalList') + (tab === 'waiting' ? '' : `?tab=${tab}`),
          isCurrent: tab === current,
        }))}
      />
      <Requests key={current} tab={current} />
    </Stack>
  );
};
