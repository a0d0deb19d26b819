import { branchSheetKind } from '../importKinds/branches/branchSheetKind.ts';
import { merchantKind, thirdPartyMerchantKind } from '../importKinds/merchant/merchantKind.ts';
import { partnerKind } from '../importKinds/partner/partnerKind.ts';
import { paymentKind } from '../importKinds/payments/paymentKind.ts';
import { productPaperKind } from '../importKinds/products/productPaperKind.ts';
import { promoKind } from '../importKinds/promo/promoKind.ts';
import { userRegistrationKind } from '../importKinds/userRegistration/userRegistrationKind.ts';
import type { ImportKinds } from '../imports/importKind.ts';

/** Every kind of import; a new one is one more row. */
export const IMPORTS: ImportKinds = {
  partner: partnerKind,
  merchant: merchantKind,
  'merchant-3rd-party': thirdPartyMerchantKind,
  'user-registration': userRegistrationKind,
  promo: promoKind,
  transactions: paymentKind,
};

/** Sheets that are read at one go, of which nothing is kept but what they become. */
export const SHEETS = { branches: branchSheetKind, products: productPaperKind };
