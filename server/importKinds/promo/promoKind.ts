import type { ImportField } from '#domain/imports/fields/fields.ts';
import { promoFields } from '#domain/imports/fields/promoFields.ts';
import { pathOf } from '#domain/pages.ts';
import type { ImportKind } from '../../imports/importKind.ts';
import { lookupChoices } from '../shared/lookup.ts';
import { partnerChoices } from '../shared/partners/partnerChoices.ts';
import { matchPromos } from './matchPromos.ts';
import { promoChecker } from './promoChecker.ts';
import { promoTemplate } from './promoTemplate.ts';
import { writeOwnPromos } from './writeOwnPromos.ts';
import { reversePromos, writePromos } from './writePromos.ts';

/** What reads otherwise to people outside, by field. A code's column is there for those who have one: it is refused. */
const OF_OWN: Readonly<Record<string, Partial<ImportField>>> = {
  code: {
    required: false,
    hint: {
      en: 'Leave it empty: the system gives the code',
      fil: 'Iwanang walang laman: ang system ang nagbibigay ng code',
    },
    example: '',
  },
  categories: {
    hint: {
      en: 'Categories of the list, parted by semicolons',
      fil: 'Mga kategorya mula sa listahan, pinaghiwalay ng semicolon',
    },
  },
};

const promosOfStaff: ImportKind = {
  id: 'promo',
  fields: promoFields,
  keyField: 'code',
  keyFields: ['code'],
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
  link: (_, code) => code && pathOf('promoDetail', { code: code.toUpperCase() }),
};

/** Promos that a partner makes of its own stores: the system gives their codes, nobody outside gives ranks. */
export const ownPromoKind: ImportKind = {
  ...promosOfStaff,
  fields: promoFields.map((field) => ({ ...field, ...OF_OWN[field.key] })),
  keyField: null,
  keyFields: [],
  write: writeOwnPromos,
};

/** Promos: new ones, Submitted; a code that is there already is never changed. */
export const promoKind: ImportKind = { ...promosOfStaff, ofExternals: ownPromoKind };
