import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { QueueRow } from '#contract/applications.ts';
import type { FilterValues } from '../../components/admin/list/filters/filterDefs.ts';
import type { Column } from '../../components/admin/list/table/column.ts';
import { problemOf } from '../../components/admin/problem.ts';
import { refetchRecords } from '../../components/admin/records/recordKeys.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

export const QUEUE_TABS = ['all', 'sbo', 'risk', 'mine'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** The part of the queue that the address names. */
export const useQueueTab = (): QueueTab => {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  return QUEUE_TABS.find((tab) => tab === asked) ?? 'all';
};

/** What each part of the queue holds. */
export const QUEUE_FILTERS: Readonly<Record<QueueTab, FilterValues>> = {
  all: {},
  sbo: { stage: 'sbo' },
  risk: { stage: 'risk' },
  mine: { mine: 'true' },
};

const C = 'review.queue.column';
const SORTED: readonly string[] = ['name', 'partnerName', 'dtimeSubmitted'];

/** What the queue can be sorted by and exported with; its rows are lines. */
export const queueColumns: readonly Column<QueueRow>[] = [
  'name',
  'partnerName',
  'referenceNumber',
  'status',
  'workflowStatus',
  'dtimeSubmitted',
  'submittedBy',
  'claimedBy',
].map((field) => ({ field, label: `${C}.${field}`, sortable: SORTED.includes(field) }));

/** Takes a row for oneself or lets it go; either way the queue is asked for anew. */
export const useClaim = ({ partnerId, merchantId }: QueueRow) => {
  const dataProvider = useSukiDataProvider();
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
