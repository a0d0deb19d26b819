import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useHeld } from '../../../components/admin/Can.tsx';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { listState } from '../../../components/admin/list/listState.ts';
import { StaleBanner } from '../../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useNextReview } from '../../../components/admin/records/decide/useNextReview.ts';
import { PageLoading } from '../../../components/shell/PageLoading.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FailedState } from '../../../components/ui/FailedState.tsx';
import { managementPath } from '../../../providers/recordPaths.ts';
import { QueueLine } from './QueueLine.tsx';
import { QUEUE_LIMIT, QUEUE_TABS, type QueueTab, useQueue, useQueueTab } from './useQueue.ts';
import { useRowKeys } from './useRowKeys.ts';

const Tabs = ({ current }: { current: QueueTab }) => {
  const translate = useTranslate();
  const held = useHeld();
  const isBoth = held.has('PM_SBO_REVIEW') && held.has('PM_RISK_REVIEW');
  const tabs = QUEUE_TABS.filter((tab) => isBoth || (tab !== 'sbo' && tab !== 'risk'));
  return (
    <LinkTabs
      label={translate('review.queue.tabs')}
      tabs={tabs.map((tab) => ({
        key: tab,
        label: translate(`review.queue.${tab}`),
        to: managementPath('reviewQueue') + (tab === 'all' ? '' : `?tab=${tab}`),
        isCurrent: tab === current,
      }))}
    />
  );
};

const Rows = ({ tab }: { tab: QueueTab }) => {
  const translate = useTranslate();
  const list = useRowKeys();
  const { data, error, isPending, dataUpdatedAt, refetch } = useQueue(tab);
  const problem = error ? problemOf(error) : null;
  const rows = data?.list ?? null;
  const failedWith = problem?.status ?? null;
  const state = listState({
    isPending,
    failedWith,
    rows: rows?.length ?? null,
    searchOrFilter: tab === 'mine',
  });
  if (state === 'loading') return <PageLoading />;
  if (state === 'emptyFiltered') return <EmptyState filtered title={translate('review.queue.emptyMine')} />;
  if (state === 'empty') {
    const lines = [translate('review.queue.emptyBody')];
    return <EmptyState title={translate('review.queue.empty')} lines={lines} />;
  }
  if (state !== 'rows' || !rows || !data) {
    return (
      <FailedState message={problem?.message} requestId={problem?.requestId} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack spacing={1.5}>
      {problem && (
        <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={() => void refetch()} />
      )}
      <Typography variant="body2" color="textSecondary">
        {translate('review.queue.total', { smart_count: data.total })}{' '}
        {data.total > QUEUE_LIMIT && translate('review.queue.first', { count: QUEUE_LIMIT })}
      </Typography>
      <Card>
        <Stack component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <QueueLine key={`${row.partnerId}/${row.merchantId}`} row={row} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
};

/** What waits for the user's review, the oldest first, with who has taken what. */
export const QueuePage = () => {
  const translate = useTranslate();
  const tab = useQueueTab();
  const { mutate, isPending } = useNextReview();
  return (
    <Stack spacing={2}>
      <PageHeader
        title={translate('review.queue.title')}
        intro={translate('review.queue.intro')}
        actions={
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {translate('review.queue.takeNext')}
          </Button>
        }
      />
      <Tabs current={tab} />
      <Rows key={tab} tab={tab} />
    </Stack>
  );
};
