import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { partners as calls, PARTNER_SORTS, partnerSearchFilters } from '#contract/partners.ts';
import { managementTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { records } from '../../pages/records/index.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';

export const partners = {
  name: 'partners',
  pages: {
    partnerList: async () => (await import('./PartnerList.tsx')).PartnerList,
  },
  menu: {
    key: 'partners',
    label: { en: 'Partners', fil: 'Mga partner' },
    page: 'partnerList',
    icon: BusinessOutlined,
  },
  texts: managementTexts,
  next: records,
  recordRepresentation: 'name',
  rest: {
    partners: {
      ...readOnly,
      list: routeOf(calls.searchPartnersV3),
      one: routeOf(calls.getPartner),
      idField: 'id',
      sorts: PARTNER_SORTS,
      filters: Object.keys(partnerSearchFilters),
      search: 'q',
    },
  },
} satisfies PageGroup<'partnerList'>;
