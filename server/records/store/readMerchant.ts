import type { Merchant } from '#contract/merchants.ts';
import { manilaDate } from '#domain/dates.ts';
import { locationIdOf } from '#domain/places/locationId.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/errors.ts';
import type { Asker } from '../claims.ts';
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
import { presentRow, type RowOfMerchant, rowColumns, rowFrom } from './present.ts';

const MORE = `m.merchant_type as "merchantType", m.vat_type as "vatType", m.business_area as "businessArea",
  m.account_owner_code as "ownerCode", m.account_owner_name as "ownerName", m.onboarded_by as "onBoardedBy",
  m.contact_number as "contactNumber", m.dti_registration_number as "dtiRegistrationNumber",
  m.sec_registration_number as "secRegistrationNumber", m.min_cash_amt as "minCashAmt", m.max_cash_amt as "maxCashAmt",
  m.acquirer_id as "acquirerId", m.terminal_ids as "terminalIds", m.pos, m.is_ewt as "isEwt", m.is_twa as "isTwa",
  m.enable_email_dr as "enableEmailDR", m.is_same_address as "isSameAddress", m.is_same_bank as "isSameBank",
  m.is_same_contact as "isSameContact",
  (select count(*)::int from associate_merchant am where am.merchant_id = m.id) as "associateCount",
  m.edited_by as "editedBy", m.edited_at as "dtimeEdited", m.decided_by as "decidedBy",
  m.decided_at as "dtimeDecided", m.created_at as "dtimeCreated", m.version`;

type Parts =
  | 'locationId'
  | 'addresses'
  | 'contactPersons'
  | 'bankDetails'
  | 'mdrRates'
  | 'commodities'
  | 'schedules'
  | 'ecommerceSites'
  | 'attachedDocuments';
type Instants = 'dtimeEdited' | 'dtimeDecided' | 'dtimeCreated';
type Made = 'accountOwner' | 'terminalDetails';
type Plain = Omit<Merchant, keyof RowOfMerchant | Made | Parts | Instants>;

interface Row extends RowOfMerchant, Plain {
  [column: string]: unknown;
  ownerCode: string | null;
  ownerName: string | null;
  terminalIds: string[];
  dtimeEdited: Date | null;
  dtimeDecided: Date | null;
  dtimeCreated: Date;
}

/** A store without what hangs below it; amounts are decimal strings in pesos. */
const present = (row: Row, asker: Asker): Omit<Merchant, Parts> => ({
  ...presentRow(row, asker),
  merchantType: row.merchantType,
  vatType: row.vatType,
  businessArea: row.businessArea,
  accountOwner: row.ownerCode === null ? null : { code: row.ownerCode, name: row.ownerName ?? row.ownerCode },
  onBoardedBy: row.onBoardedBy,
  contactNumber: row.contactNumber,
  dtiRegistrationNumber: row.dtiRegistrationNumber,
  secRegistrationNumber: row.secRegistrationNumber,
  minCashAmt: row.minCashAmt,
  maxCashAmt: row.maxCashAmt,
  acquirerId: row.acquirerId,
  terminalDetails: row.terminalIds.map((terminalId) => ({ terminalId })),
  pos: row.pos,
  isEwt: row.isEwt,
  isTwa: row.isTwa,
  enableEmailDR: row.enableEmailDR,
  isSameAddress: row.isSameAddress,
  isSameBank: row.isSameBank,
  isSameContact: row.isSameContact,
  associateCount: row.associateCount,
  editedBy: row.editedBy,
  dtimeEdited: row.dtimeEdited?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  dtimeDecided: row.dtimeDecided?.toISOString() ?? null,
  dtimeCreated: row.dtimeCreated.toISOString(),
  version: row.version,
});

/** A store with all that its pages show, read in one flush of statements; 404 for an unknown one and for another's alike. */
export const readMerchant = async (tx: Tx, id: string, asker: Asker): Promise<Merchant> => {
  const owner = storeToRead(id);
  const text = `select ${rowColumns(asker)}, ${MORE} from ${rowFrom(asker)} where m.id = $1`;
  const [rows, addresses, contactPersons, bankDetails, mdrRates, commodities, schedules, sites, documents] =
    await Promise.all([
      tx.query<Row>({ name: 'get-merchant', text, values: [id] }),
      readAddresses(tx, owner),
      readContacts(tx, owner),
      readBanks(tx, owner, asker.user),
      readRates(tx, owner, manilaDate(asker.now)),
      readCommodities(tx, owner),
      readSchedules(tx, owner),
      readSites(tx, owner),
      readDocuments(tx, owner),
    ]);
  if (!rows[0]) throw notFound();
  return {
    ...present(rows[0], asker),
    locationId: locationIdOf(addresses),
    addresses,
    contactPersons,
    bankDetails,
    mdrRates: shownRates(asker.user, rows[0], mdrRates),
    commodities,
    schedules,
    ecommerceSites: sites,
    attachedDocuments: documents,
  };
};
