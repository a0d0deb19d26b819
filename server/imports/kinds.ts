import type { ImportKindId } from '#domain/imports/kinds.ts';
import type { ImportKind } from './kind.ts';
import { merchantKind, thirdPartyMerchantKind } from './kinds/merchant.ts';
import { partnerKind } from './kinds/partner.ts';
import { promoKind } from './kinds/promo.ts';
import { userRegistrationKind } from './kinds/userRegistration.ts';

/** Every kind of import. */
export const KINDS: Readonly<Record<ImportKindId, ImportKind>> = {
  partner: partnerKind,
  merchant: merchantKind,
  'merchant-3rd-party': thirdPartyMerchantKind,
  'user-registration': userRegistrationKind,
  promo: promoKind,
};
