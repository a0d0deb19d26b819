import { promoFields } from '#domain/imports/promoFields.ts';
import type { ImportKind } from '../kind.ts';
import { lookupChoices } from './lookup.ts';
import { partnerChoices } from './partners.ts';
import { promoChecker } from './promo/check.ts';
import { matchPromos } from './promo/match.ts';
import { promoTemplate } from './promo/template.ts';
import { reversePromos, writePromos } from './promo/write.ts';

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
