import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { SukiDataProvider } from '../../providers/dataProvider.ts';

export const APPROVAL_TABS = ['waiting', 'mine', 'decided', 'all'] as const;
export type ApprovalTab = (typeof APPROVAL_TABS)[number];

type Query = Parameters<SukiDataProvider['listApprovalRequests']>[0];
const FILTERS: Readonly<Record<ApprovalTab, Query>> = {
  waiting: { waiting: 'true' },
  mine: { mine: 'true' },
  decided: { state: { in: 'SCHEDULED,APPLIED,REFUSED,WITHDRAWN,VOID' } },
  all: {},
};

/** The part of the list that the address names. */
export const useApprovalTab = (): ApprovalTab => {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  return APPROVAL_TABS.find((tab) => tab === asked) ?? 'waiting';
};

/** The requests of a part, the newest first, page by page. */
export const useApprovals = (tab: ApprovalTab) => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  return useInfiniteQuery({
    queryKey: ['approvals', tab],
    queryFn: async ({ pageParam }) => {
      const page = await dataProvider.listApprovalRequests({ ...FILTERS[tab], cursor: pageParam, limit: 20 });
      // What a proxy answers in our stead is no page; without this it would look like one that is on its way.
      if (!Array.isArray(page?.list)) throw new Error('the answer is no list');
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
};
