import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { merchants as calls, MERCHANT_SORTS, merchantFilters } from '#contract/merchants.ts';
import { managementTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { records } from '../../pages/records/index.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';

export const merchants = {
  name: 'merchants',
  pages: {
    merchantList: async () => (await import('./MerchantList.tsx')).MerchantList,
  },
  menu: {
    key: 'merchants',
    label: { en: 'Merchants', fil: 'Mga merchant' },
    page: 'merchantList',
    icon: StorefrontOutlined,
  },
  texts: managementTexts,
  next: records,
  recordRepresentation: 'merchantName',
  rest: {
    merchants: {
      ...readOnly,
      list: routeOf(calls.listMerchants),
      one: routeOf(calls.getMerchant),
      idField: 'id',
      sorts: MERCHANT_SORTS,
      filters: Object.keys(merchantFilters),
      search: 'q',
    },
  },
} satisfies PageGroup<'merchantList'>;
