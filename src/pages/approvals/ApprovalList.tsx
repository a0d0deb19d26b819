import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { pathOf } from '#domain/pages.ts';
import { RequestCard } from '../../components/admin/approvals/RequestCard.tsx';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';
import { SortedList } from '../../components/admin/list/SortedList.tsx';
import { StaleBanner } from '../../components/admin/list/StaleBanner.tsx';
import { useListStatus } from '../../components/admin/list/useListStatus.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../components/ui/states/FailedState.tsx';
import {
  APPROVAL_FILTERS,
  APPROVAL_TABS,
  type ApprovalTab,
  approvalColumns,
  useApprovalTab,
} from './approvalTabs.ts';

const Requests = ({ tab }: { tab: ApprovalTab }) => {
  const translate = useTranslate();
  const { data } = useListContext<ApprovalRequest>();
  const { state, problem, stale, loadedAt, retry } = useListStatus();
  if (state === 'loading') return <PageLoading />;
  if (state === 'empty') return <EmptyState title={translate(`approvals.empty.${tab}`)} />;
  if (state !== 'rows' || !data) {
    return <FailedState message={problem?.message} requestId={problem?.requestId} onRetry={retry} />;
  }
  return (
    <Stack spacing={2}>
      {stale && problem && <StaleBanner problem={problem} loadedAt={loadedAt} onRetry={retry} />}
      {data.map((request) => (
        <RequestCard key={request.id} request={request} place="list" />
      ))}
    </Stack>
  );
};

/** Changes that wait for a second person: those for the user, the user's own, and how others went. */
export const ApprovalList = () => {
  const translate = useTranslate();
  const current = useApprovalTab();
  const title = translate('approvals.title');
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <PageHeader title={title} intro={translate('approvals.intro')} />
      <LinkTabs
        label={translate('approvals.tabs')}
        tabs={APPROVAL_TABS.map((tab) => ({
          key: tab,
          label: translate(`approvals.tab.${tab}`),
          to: pathOf('approvalList') + (tab === 'waiting' ? '' : `?tab=${tab}`),
          isCurrent: tab === current,
        }))}
      />
      <SortedList<ApprovalRequest>
        key={current}
        resource="approvals"
        title={title}
        columns={approvalColumns}
        filter={APPROVAL_FILTERS[current]}
        exports="approvals"
      >
        <Requests tab={current} />
      </SortedList>
    </Stack>
  );
};
