import type { PromoInput } from '#contract/shapes/promoShapes.ts';
import { promoInputFields } from '#domain/fields/promo.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { fromFields } from '../../db/columns/fromFields.ts';

const COLUMNS = fromFields(promoInputFields.categories.of, 'c');

/** A category of a promo, `c`, with its rank. */
export const PROMO_CATEGORY = writtenOf<PromoInput['categories'][number]>('promo_category c')(COLUMNS);

/** The same without a rank. */
export const UNRANKED_CATEGORY = writtenOf<{ code: string }>('promo_category c')({ code: COLUMNS.code });
