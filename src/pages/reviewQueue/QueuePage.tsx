import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import type { QueueRow } from '#contract/applications.ts';
import { pathOf } from '#domain/pages.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';
import { SortedList } from '../../components/admin/list/SortedList.tsx';
import { StaleBanner } from '../../components/admin/list/StaleBanner.tsx';
import { useListStatus } from '../../components/admin/list/useListStatus.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useNextReview } from '../../components/admin/records/decide/useNextReview.ts';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../components/ui/states/FailedState.tsx';
import { QueueLine } from './QueueLine.tsx';
import { QUEUE_FILTERS, QUEUE_TABS, type QueueTab, queueColumns, useQueueTab } from './useQueue.ts';
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
        to: pathOf('reviewQueue') + (tab === 'all' ? '' : `?tab=${tab}`),
        isCurrent: tab === current,
      }))}
    />
  );
};

const Rows = ({ tab }: { tab: QueueTab }) => {
  const translate = useTranslate();
  const list = useRowKeys();
  const { data } = useListContext<QueueRow>();
  const { state, problem, stale, loadedAt, retry } = useListStatus();
  if (state === 'loading') return <PageLoading />;
  if (state === 'empty' && tab === 'mine')
    return <EmptyState filtered title={translate('review.queue.emptyMine')} />;
  if (state === 'empty') {
    const lines = [translate('review.queue.emptyBody')];
    return <EmptyState title={translate('review.queue.empty')} lines={lines} />;
  }
  if (state !== 'rows' || !data) {
    return <FailedState message={problem?.message} requestId={problem?.requestId} onRetry={retry} />;
  }
  return (
    <Stack spacing={1.5}>
      {stale && problem && <StaleBanner problem={problem} loadedAt={loadedAt} onRetry={retry} />}
      <Card>
        <Stack component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((row) => (
            <QueueLine key={row.id} row={row} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
};

/** Said where there is a keyboard: not to a finger. */
const byKeys = { '@media (hover: none)': { display: 'none' } } as const;

/** What waits for the user's review, the oldest first, with who has taken what. */
export const QueuePage = () => {
  const translate = useTranslate();
  const tab = useQueueTab();
  const { mutate, isPending } = useNextReview();
  return (
    <Stack spacing={2}>
      <PageHeader
        title={translate('review.queue.title')}
        intro={
          <>
            {translate('review.queue.intro')}{' '}
            <Box component="span" sx={byKeys}>
              {translate('review.queue.keys')}
            </Box>
          </>
        }
        actions={
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {translate('review.queue.takeNext')}
          </Button>
        }
      />
      <Tabs current={tab} />
      <SortedList<QueueRow>
        key={tab}
        resource="queue"
        title={translate('review.queue.title')}
        columns={queueColumns}
        filter={QUEUE_FILTERS[tab]}
        exports="queue"
      >
        <Rows tab={tab} />
      </SortedList>
    </Stack>
  );
};
