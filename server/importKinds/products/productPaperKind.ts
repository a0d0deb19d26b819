import { productFields } from '#domain/imports/fields/productFields.ts';
import { spokenIn } from '#domain/imports/fields/spokenField.ts';
import type { PaperKind } from '../../imports/sheets/sheetKind.ts';
import { commodityNames } from '../shared/commodityNames.ts';

/** Products that an applicant wants to sell on Shoppingmall.ph. */
export const productPaperKind: PaperKind = {
  id: 'products',
  title: { en: 'Products', fil: 'Mga produkto' },
  fieldsIn: spokenIn(productFields),
  limits: { en: 'One row for each product.', fil: 'Isang hilera para sa bawat produkto.' },
  lists: async (tx) => ({ commodity: (await commodityNames(tx)).map(({ label }) => label) }),
};
