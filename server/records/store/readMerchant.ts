import type { Merchant } from '#contract/merchants.ts';
import { manilaDate } from '#domain/day.ts';
import { locationIdOf } from '#domain/places/locationId.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import type { Asker } from '../asker.ts';
import { readAddresses } from '../parts/addresses.ts';
import { readBanks } from '../parts/banks.ts';
import { readCommodities } from '../parts/commodities.ts';
import { readContacts } from '../parts/contacts.ts';
import { readDocuments } from '../parts/documents.ts';
import { storeToRead } from '../parts/owner.ts';
import { readRates } from '../parts/readRates.ts';
import { readSchedules } from '../parts/schedules.ts';
import { readSites } from '../parts/sites.ts';
import { shownRates } from '../rates/shownRates.ts';
import { storePage, storeRowFrom } from './storeColumns.ts';

/** A store with all that its pages show, read in one flush of statements; 404 for an unknown one and for another's alike. */
export const readMerchant = async (tx: Tx, id: string, asker: Asker): Promise<Merchant> => {
  const owner = storeToRead(id);
  const page = storePage(asker);
  const text = `select ${page.select} from ${storeRowFrom(asker)} where m.id = $1`;
  const [
    [store],
    addresses,
    contactPersons,
    bankDetails,
    mdrRates,
    commodities,
    schedules,
    sites,
    documents,
  ] = await Promise.all([
    page.read(tx, { name: 'get-merchant', text, values: [id] }),
    readAddresses(tx, owner),
    readContacts(tx, owner),
    readBanks(tx, owner, asker.user),
    readRates(tx, owner, manilaDate(asker.now)),
    readCommodities(tx, owner),
    readSchedules(tx, owner),
    readSites(tx, owner),
    readDocuments(tx, owner),
  ]);
  if (!store) throw notFound();
  return {
    ...store,
    locationId: locationIdOf(addresses),
    addresses,
    contactPersons,
    bankDetails,
    mdrRates: shownRates(asker.user, store, mdrRates),
    commodities,
    schedules,
    ecommerceSites: sites,
    attachedDocuments: documents,
  };
};
