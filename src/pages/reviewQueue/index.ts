import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { applications, QUEUE_SORTS, queueFilters } from '#contract/applications.ts';
import { managementTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';

export const reviewQueue = {
  name: 'queue',
  pages: {
    reviewQueue: async () => (await import('./QueuePage.tsx')).QueuePage,
  },
  menu: {
    key: 'reviewQueue',
    label: { en: 'Review queue', fil: 'Pila ng pagsusuri' },
    page: 'reviewQueue',
    icon: FactCheckOutlined,
  },
  texts: managementTexts,
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
