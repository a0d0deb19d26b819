import { PromoPage } from './detail/PromoPage.tsx';
import { FeaturedPage } from './featured/FeaturedPage.tsx';
import { PromoCreatePage } from './form/PromoCreatePage.tsx';

/** The pages behind the list, one chunk. */
export const otherPages = {
  promoFeatured: FeaturedPage,
  promoCreate: PromoCreatePage,
  promoDetail: PromoPage,
};
