import type { Route } from '#domain/access/guards.ts';

const BASE = '/my-promos';

/** Where each page of promos stands. */
export const PROMO_PATHS = {
  promoList: BASE,
  promoFeatured: `${BASE}/featured`,
  promoCreate: `${BASE}/create`,
  promoDetail: `${BASE}/{code}`,
} as const;
export type PromoPage = keyof typeof PROMO_PATHS;

const NEEDS: Readonly<Record<PromoPage, string>> = {
  promoList: 'PRO_VIEW',
  promoFeatured: 'PRO_EDIT',
  promoCreate: 'PRO_CREATE',
  promoDetail: 'PRO_VIEW',
};

export const PROMO_PAGES = Object.keys(PROMO_PATHS) as PromoPage[];

/** The pages of promos with who may open them. */
export const PROMO_ROUTES: readonly (Route & { page: PromoPage })[] = PROMO_PAGES.map((page) => ({
  path: PROMO_PATHS[page],
  page,
  access: 'permission',
  needs: { all: [[NEEDS[page]]] },
}));
