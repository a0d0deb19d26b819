import { os } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';

/** Kinds of store that promos are for. */
export const getStoreCategories = os.promos.getStoreCategories.handler(plain('promo-store-category'));

/** Categories of promos, the Featured one among them. */
export const getPromoCategories = os.promos.getPromoCategories.handler(plain('promo-category'));
