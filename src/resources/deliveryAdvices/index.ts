import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import {
  deliveryAdvices as calls,
  DELIVERY_SORTS,
  deliveryFilters,
} from '#contract/finance/deliveryAdvices.ts';
import type { DeliveryPage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { deliveryVerbs } from '../../providers/verbs/finance/deliveryVerbs.ts';

export const deliveryAdvices = {
  name: 'delivery-advices',
  pages: {
    deliveryList: async () => (await import('./list/DeliveryListPage.tsx')).DeliveryListPage,
    deliveryDetail: async () => (await import('./detail/DeliveryPage.tsx')).DeliveryPage,
  },
  menu: {
    key: 'deliveryAdvices',
    label: { en: 'Delivery advice', fil: 'Abiso ng paghahatid' },
    page: 'deliveryList',
    values: { contractStatusType: 'for-delivery' },
    icon: LocalShippingOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/deliveryAdvices.ts'),
    fil: () => import('../../i18n/fil/finance/deliveryAdvices.ts'),
  },
  recordRepresentation: 'number',
  rest: {
    'delivery-advices': {
      ...readOnly,
      list: routeOf(calls.listDeliveryAdvices),
      one: routeOf(calls.getDeliveryAdvice),
      idField: 'id',
      sorts: DELIVERY_SORTS,
      filters: Object.keys(deliveryFilters),
      search: 'q',
    },
  },
  verbs: deliveryVerbs,
} satisfies PageGroup<DeliveryPage>;
