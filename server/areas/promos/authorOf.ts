import { each } from '#domain/sentence.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';

const NO_STORE_PEOPLE = {
  en: 'Promos of a partner are written by its head office.',
  fil: 'Head office ng partner ang sumusulat ng mga promo nito.',
};

const missing = (right: string) =>
  fail(
    'forbidden',
    each((language) =>
      language === 'en' ? `You need the permission ${right}.` : `Kailangan mo ang permisong ${right}.`,
    ),
    { missing: [[right]] },
  );

/**
 * The partner whose promos somebody writes; null for staff, who need `right` and write the provider's. 403 for people of single
 * stores, and without PRO_CREATE for everybody else outside.
 */
export const authorOf = (user: SignedIn, right: 'PRO_CREATE' | 'PRO_EDIT'): string | null => {
  if (user.type === 'INTERNAL') {
    if (!user.permissions.has(right)) throw missing(right);
    return null;
  }
  if (user.actor.class !== 'partner' || user.partnerId === null) throw fail('forbidden', NO_STORE_PEOPLE);
  if (!user.permissions.has('PRO_CREATE')) throw missing('PRO_CREATE');
  return user.partnerId;
};
