import type { ImportKindId } from '#domain/imports/kinds.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { ImportKind } from './kind.ts';
import { merchantKind, thirdPartyMerchantKind } from './kinds/merchant.ts';
import { partnerKind } from './kinds/partnerKind.ts';
import { ownPromoKind, promoKind } from './kinds/promo.ts';
import { userRegistrationKind } from './kinds/userRegistrationKind.ts';

/** Every kind of import. */
export const KINDS: Readonly<Record<ImportKindId, ImportKind>> = {
  partner: partnerKind,
  merchant: merchantKind,
  'merchant-3rd-party': thirdPartyMerchantKind,
  'user-registration': userRegistrationKind,
  promo: promoKind,
};

/** Kinds that mean something else to people outside: what they bring in is their partner's own. */
const OF_EXTERNALS: Partial<Record<ImportKindId, ImportKind>> = { promo: ownPromoKind };

/** A kind of import as it is for whoever orders it. */
export const kindFor = ({ type }: Pick<SignedIn, 'type'>, id: ImportKindId): ImportKind =>
  (type === 'EXTERNAL' && OF_EXTERNALS[id]) || KINDS[id];
