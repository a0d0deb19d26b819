import { promoFields } from '#domain/imports/promoFields.ts';
import type { ImportKind } from '../kind.ts';
import { lookupChoices } from './lookup.ts';
import { partnerChoices } from './partners.ts';
import { promoChecker } from './promo/check.ts';
import { matchPromos } from './promo/match.ts';
import { promoTemplate } from './promo/template.ts';
import { reversePromos, writePromos } from './promo/write.ts';
import { writeOwnPromos } from './promo/writeOwn.ts';

// There for those who have such a column: what stands in it is refused.
const OWN_CODE = {
  required: false,
  hint: {
    en: 'Leave it empty: the system gives the code',
    fil: 'Iwanang walang laman: ang system ang nagbibigay ng code',
  },
  example: '',
} as const;

/** Promos: new ones, Submitted; a code that is there already is never changed. */
export const promoKind: ImportKind = {
  id: 'promo',
  fields: promoFields,
  keyField: 'code',
  checker: promoChecker,
  match: matchPromos,
  write: writePromos,
  reverse: reversePromos,
  choices: async ({ tx }, field, q) => {
    if (field === 'categories') return lookupChoices(tx, 'promo-category', q);
    if (field === 'storeCategory') return lookupChoices(tx, 'promo-store-category', q);
    return field === 'partnerCodes' ? partnerChoices(tx, q) : [];
  },
  template: promoTemplate,
  // The page of a promo goes by its code, which is in capitals.
  link: (_, code) => code && `/my-promos/${encodeURIComponent(code.toUpperCase())}`,
};

/** Promos that a partner makes of its own stores: the system gives their codes, nobody outside gives ranks. */
export const ownPromoKind: ImportKind = {
  ...promoKind,
  fields: promoFields.map((field) => (field.key === 'code' ? { ...field, ...OWN_CODE } : field)),
  keyField: null,
  write: writeOwnPromos,
};
