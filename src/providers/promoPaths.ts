import { PROMO_PATHS } from '../promoRoutes.ts';

/** The page of a promo by its code. */
export const promoPath = (code: string): string =>
  PROMO_PATHS.promoDetail.replace('{code}', encodeURIComponent(code));

/** The form of a promo that is there already; a mode of its page. */
export const promoEditPath = (code: string): string => `${promoPath(code)}?edit`;

/** The form of a new promo that begins as another one. */
export const promoClonePath = (code: string): string =>
  `${PROMO_PATHS.promoCreate}?${new URLSearchParams({ from: code })}`;
