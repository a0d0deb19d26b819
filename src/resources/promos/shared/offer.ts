import type { Promo } from '#contract/shapes/promoShapes.ts';

/** What a customer is told of a promo; a form that is being filled in may lack any of it. */
export interface Offer {
  name: string;
  storeName: string;
  discountRate: string;
  minAmountDiscount: string;
  description: string;
  termsAndConditions: string;
  from: string;
  to: string;
  permit: { series: string | null; permitNum: string | null };
  isExpired: boolean;
}

/** What a customer is told of a promo as it stands. */
export const offerOf = (promo: Promo): Offer => ({
  name: promo.name,
  storeName: promo.storeName,
  discountRate: promo.discountRate,
  minAmountDiscount: promo.minAmountDiscount,
  description: promo.description,
  termsAndConditions: promo.termsAndConditions,
  from: promo.dtimeValidity.from,
  to: promo.dtimeValidity.to,
  permit: promo.dtiDetails,
  isExpired: promo.isExpired,
});
