import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { promos as calls, PROMO_SORTS, promoFilters } from '#contract/promos.ts';
import type { PromoPage } from '#domain/pages.ts';
import { type PageGroup, together } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { promoVerbs } from '../../providers/verbs/promoVerbs.ts';

export const promos = {
  name: 'promos',
  pages: {
    promoList: async () => (await import('./list/PromoListPage.tsx')).PromoListPage,
    ...together(
      ['promoFeatured', 'promoCreate', 'promoDetail'],
      async () => (await import('./otherPages.ts')).otherPages,
    ),
  },
  menu: {
    key: 'promos',
    label: { en: 'Promos', fil: 'Mga promo' },
    page: 'promoList',
    below: ['promoFeatured', 'promoCreate'],
    icon: LocalOfferOutlined,
  },
  texts: { en: () => import('../../i18n/en/promos.ts'), fil: () => import('../../i18n/fil/promos.ts') },
  recordRepresentation: 'name',
  rest: {
    promos: {
      ...readOnly,
      list: routeOf(calls.listPromos),
      idField: 'promoId',
      sorts: PROMO_SORTS,
      filters: Object.keys(promoFilters),
      search: 'q',
    },
  },
  verbs: promoVerbs,
} satisfies PageGroup<PromoPage>;
