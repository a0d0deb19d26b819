import { promoFormFields, promoInputFields } from '#domain/fields/promo.ts';
import type { KeyOf } from '#domain/imports/fields/fields.ts';
import type { promoFields } from '#domain/imports/fields/promoFields.ts';
import { together } from '../../db/columns/definitionOf.ts';
import { fromFields } from '../../db/columns/fromFields.ts';
import { citext, ids, json, list } from '../../db/columns/kinds.ts';
import { sheetColumns } from '../shared/written/sheetColumns.ts';

/** The keys of the fields of a sheet of promos. */
export type PromoKey = KeyOf<typeof promoFields>;
type PartKey = 'categories' | 'partnerCodes' | 'areas';

const FORM = fromFields(promoFormFields, 'p');
const { choice } = fromFields(promoInputFields.coverage.of, 'p');

/** What is written of a promo itself: every field of the sheet that is not about its rows. */
export const SHEET_PROMO = sheetColumns<Exclude<PromoKey, PartKey>>()({
  code: { code: citext('p.code') },
  name: { name: FORM.name },
  storeCategory: { storeCategoryId: FORM.storeCategoryId },
  storeName: { storeName: FORM.storeName },
  discountRate: { discountRate: FORM.discountRate },
  minAmountDiscount: { minAmountDiscount: FORM.minAmountDiscount },
  description: { description: FORM.description },
  termsAndConditions: { termsAndConditions: FORM.termsAndConditions },
  isQr: { isQr: FORM.isQr },
  validFrom: { from: FORM.from },
  validTo: { to: FORM.to },
  dtiSeries: { series: FORM.series },
  dtiPermitNum: { permitNum: FORM.permitNum },
  areaCoverage: { coverage: choice },
});

/** What becomes rows below it. */
export const SHEET_PARTS = sheetColumns<PartKey>()({
  categories: { categories: json('x.categories') },
  partnerCodes: { partnerIds: ids('x.partner_ids') },
  areas: { areaIds: list('x.area_ids') },
});

/** All that a row resolves to. */
export const RESOLVED = together(SHEET_PROMO, SHEET_PARTS);
