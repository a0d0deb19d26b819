import type { Tx } from '../../../db/context.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';
import { CLOSED_PARTNERS } from './closedPartners.ts';

const PARTNER = 'select status from partner where id = $1';
const NO_PARTNER = { en: 'Choose a partner that is not closed', fil: 'Pumili ng partner na hindi sarado' };

/** 400 for a partner that nobody gets an account of. */
export const openPartner = async (tx: Tx, partnerId: string): Promise<void> => {
  const [id] = knownIds([partnerId]);
  const [partner] = id
    ? await tx.query<{ status: string }>({ name: 'new-user-partner', text: PARTNER, values: [id] })
    : [];
  if (!partner || CLOSED_PARTNERS.includes(partner.status)) throw badFields({ partnerId: NO_PARTNER });
};
