import type { Partner } from '#contract/partners.ts';
import { manilaDate } from '#domain/day.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import type { Asker } from '../asker.ts';
import { readAddresses } from '../parts/addresses.ts';
import { readBanks } from '../parts/banks.ts';
import { readContacts } from '../parts/contacts.ts';
import { readDocuments } from '../parts/documents.ts';
import { readRates } from '../parts/readRates.ts';
import { shownRates } from '../rates/shownRates.ts';
import { partnerPage, partnerPageFrom } from './partnerColumns.ts';

/** A partner with all that its pages show, read in one flush of statements; 404 for an unknown one and for another's alike. */
export const readPartner = async (tx: Tx, id: string, asker: Asker): Promise<Partner> => {
  const owner = { partnerId: id, merchantId: null };
  const page = partnerPage(asker);
  const text = `select ${page.select} from ${partnerPageFrom(asker)} where p.id = $1`;
  const [[partner], addresses, contactPersons, attachedDocuments, mdrRates, bankDetails] = await Promise.all([
    page.read(tx, { name: 'get-partner', text, values: [id] }),
    readAddresses(tx, owner),
    readContacts(tx, owner),
    readDocuments(tx, owner),
    readRates(tx, owner, manilaDate(asker.now)),
    readBanks(tx, owner, asker.user),
  ]);
  if (!partner) throw notFound();
  return {
    ...partner,
    addresses,
    contactPersons,
    attachedDocuments,
    mdrRates: shownRates(asker.user, partner, mdrRates),
    bankDetails,
  };
};
