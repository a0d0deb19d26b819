import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { QueueRow } from '#contract/applications.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { refetchRecords } from '../../../components/admin/records/recordKeys.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';

export const QUEUE_TABS = ['all', 'sbo', 'risk', 'mine'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** The part of the queue that the address names. */
export const useQueueTab = (): QueueTab => {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  return QUEUE_TABS.find((tab) => tab === asked) ?? 'all';
};

/** How many rows one answer holds. */
export const QUEUE_LIMIT = 100;

/** A part of the queue, the oldest first. */
export const useQueue = (tab: QueueTab) => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  return useQuery({
    queryKey: ['queue', tab],
    queryFn: () =>
      dataProvider.getReviewQueue({
        limit: QUEUE_LIMIT,
        ...(tab === 'sbo' || tab === 'risk' ? { stage: tab } : {}),
        ...(tab === 'mine' ? { mine: 'true' as const } : {}),
      }),
  });
};

/** Takes a row for oneself or lets it go; either way the queue is asked for anew. */
export const useClaim = ({ partnerId, merchantId }: QueueRow) => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (verb: 'take' | 'release') =>
      verb === 'take'
        ? dataProvider.claimReview({ partnerId, merchantId })
        : dataProvider.releaseReview({ partnerId, merchantId }),
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
    onSettled: () => refetchRecords(client),
  });
};
