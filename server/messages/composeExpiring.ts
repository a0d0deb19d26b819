import { formatDate } from '#domain/day.ts';
import type { Sentence } from '#domain/sentence.ts';

/** A contract that ends soon. */
export interface Expiring {
  number: string;
  partner: string;
  expiryDate: string;
  daysLeft: number;
}

/** Tells whoever looks after contracts that one ends soon. */
export const composeExpiring = ({
  number,
  partner,
  expiryDate,
  daysLeft,
}: Expiring): Record<'subject' | 'body', Sentence> => ({
  subject: {
    en: `The contract of ${partner} ends on ${formatDate(expiryDate)}`,
    fil: `Matatapos ang kontrata ng ${partner} sa ${formatDate(expiryDate)}`,
  },
  body: {
    en: `Good day,\n\nContract ${number} of ${partner} ends on ${formatDate(expiryDate)}, in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}. Please arrange its renewal in time, and set the new date under Contract management.\n\nSuki`,
    fil: `Magandang araw,\n\nMatatapos ang kontratang ${number} ng ${partner} sa ${formatDate(expiryDate)}, sa loob ng ${daysLeft} araw. Pakiasikaso ang pag-renew nito sa tamang oras, at ilagay ang bagong petsa sa Contract management.\n\nSuki`,
  },
});
