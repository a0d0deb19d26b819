import { productFields } from '#domain/imports/fields/productFields.ts';
import { spokenIn } from '#domain/imports/fields/spokenField.ts';
import type { PaperKind } from '../../imports/sheets/sheetKind.ts';
import { commodityNames } from '../shared/commodityNames.ts';

/** Products that an applicant wants to sell on Shoppingmall.ph. */
export const productPaperKind: PaperKind = {
  id: 'products',
  title: { en: 'Products', fil: 'Mga produkto' },
  fieldsIn: spokenIn(productFields),
  limits: {
    en: 'One row for each product. The list stays with you: it is not sent with your application, and is not read by the portal.',
    fil: 'Isang hilera para sa bawat produkto. Sa iyo ang listahan: hindi ito ipinapadala kasama ng aplikasyon, at hindi ito binabasa ng portal.',
  },
  lists: async (tx) => ({ commodity: (await commodityNames(tx)).map(({ label }) => label) }),
};
