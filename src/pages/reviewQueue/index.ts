import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { applications, QUEUE_SORTS, queueFilters } from '#contract/applications.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';

export const reviewQueue = {
  name: 'queue',
  pages: {
    reviewQueue: async () => (await import('./QueuePage.tsx')).QueuePage,
  },
  menu: { key: 'reviewQueue', page: 'reviewQueue', icon: FactCheckOutlined },
  texts: 'management',
  rest: {
    queue: {
      ...readOnly,
      list: routeOf(applications.getReviewQueue),
      idField: 'id',
      sorts: QUEUE_SORTS,
      filters: Object.keys(queueFilters),
    },
  },
} satisfies PageGroup<'reviewQueue'>;
