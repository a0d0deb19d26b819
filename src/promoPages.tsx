import type { ComponentType, ReactElement } from 'react';
import type { PromoPage } from '#domain/pages.ts';
import { lazyPage } from './public/lazyPage.ts';

const page = (load: () => Promise<ComponentType>): ReactElement => {
  const Page = lazyPage(async () => ({ default: await load() }));
  return <Page />;
};

/** What each page of promos shows; its code is loaded when it is opened. */
const BUILT: Record<PromoPage, ReactElement> = {
  promoList: page(async () => (await import('./resources/promos/list/PromoListPage.tsx')).PromoListPage),
  promoFeatured: page(
    async () => (await import('./resources/promos/featured/FeaturedPage.tsx')).FeaturedPage,
  ),
  promoCreate: page(
    async () => (await import('./resources/promos/form/PromoCreatePage.tsx')).PromoCreatePage,
  ),
  promoDetail: page(async () => (await import('./resources/promos/detail/PromoPage.tsx')).PromoPage),
};

/** A page of promos by its name in the route table. */
export const PromoPages = ({ page: name }: { page: PromoPage }) => BUILT[name];
