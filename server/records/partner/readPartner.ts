import type { Partner } from '#contract/partners.ts';
import { manilaDate } from '#domain/dates.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/errors.ts';
import type { Asker } from '../claims.ts';
import { readAddresses } from '../parts/addresses.ts';
import { readBanks } from '../parts/banks.ts';
import { readContacts } from '../parts/contacts.ts';
import { readDocuments } from '../parts/documents.ts';
import { readRates } from '../parts/readRates.ts';
import { shownRates } from '../rates/shownRates.ts';
import { presentRow, type RowOfPartner, rowColumns, rowFrom } from './present.ts';

const MORE = `p.partner_brand_id as "partnerBrandId", p.partner_type as "partnerType",
  p.partner_category_id as "partnerCategoryId", p.onboarded_by as "onBoardedBy", p.username, p.vat_type as "vatType",
  p.business_area as "businessArea", p.start_date as "startDate", p.end_date as "endDate", p.notes,
  p.dti_registration_number as "dtiRegistrationNumber", p.sec_registration_number as "secRegistrationNumber",
  p.hc_agent as "hcAgent", p.shopping_malls_partner as "shoppingMallsPartner", p.digital_pos_partner as "digitalPosPartner",
  p.enable_email_dr as "enableEmailDR", f.id as "logoId", f.name as "logoName", p.edited_by as "editedBy",
  p.edited_at as "dtimeEdited", p.decided_by as "decidedBy", p.decided_at as "dtimeDecided",
  p.created_at as "dtimeCreated", p.version`;

type Parts = 'addresses' | 'contactPersons' | 'attachedDocuments' | 'mdrRates' | 'bankDetails';
type Instants = 'dtimeEdited' | 'dtimeDecided' | 'dtimeCreated';
type Plain = Omit<Partner, keyof RowOfPartner | 'accountOwner' | 'logoImage' | Parts | Instants>;

interface Row extends RowOfPartner, Plain {
  [column: string]: unknown;
  logoId: string | null;
  logoName: string | null;
  dtimeEdited: Date | null;
  dtimeDecided: Date | null;
  dtimeCreated: Date;
}

const present = (row: Row, asker: Asker): Omit<Partner, Parts> => ({
  ...presentRow(row, asker),
  partnerBrandId: row.partnerBrandId,
  partnerType: row.partnerType,
  partnerCategoryId: row.partnerCategoryId,
  onBoardedBy: row.onBoardedBy,
  username: row.username,
  vatType: row.vatType,
  businessArea: row.businessArea,
  startDate: row.startDate,
  endDate: row.endDate,
  notes: row.notes,
  dtiRegistrationNumber: row.dtiRegistrationNumber,
  secRegistrationNumber: row.secRegistrationNumber,
  hcAgent: row.hcAgent,
  shoppingMallsPartner: row.shoppingMallsPartner,
  digitalPosPartner: row.digitalPosPartner,
  enableEmailDR: row.enableEmailDR,
  logoImage: row.logoId === null ? null : { fileId: row.logoId, name: row.logoName ?? '' },
  editedBy: row.editedBy,
  dtimeEdited: row.dtimeEdited?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  dtimeDecided: row.dtimeDecided?.toISOString() ?? null,
  dtimeCreated: row.dtimeCreated.toISOString(),
  version: row.version,
});

/** A partner with all that its pages show, read in one flush of statements; 404 for an unknown one and for another's alike. */
export const readPartner = async (tx: Tx, id: string, asker: Asker): Promise<Partner> => {
  const owner = { partnerId: id, merchantId: null };
  const text = `select ${rowColumns(asker)}, ${MORE} from ${rowFrom(asker)}
    left join file f on f.id = p.logo_file_id where p.id = $1`;
  const [[row], addresses, contactPersons, attachedDocuments, mdrRates, bankDetails] = await Promise.all([
    tx.query<Row>({ name: 'get-partner', text, values: [id] }),
    readAddresses(tx, owner),
    readContacts(tx, owner),
    readDocuments(tx, owner),
    readRates(tx, owner, manilaDate(asker.now)),
    readBanks(tx, owner, asker.user),
  ]);
  if (!row) throw notFound();
  return {
    ...present(row, asker),
    addresses,
    contactPersons,
    attachedDocuments,
    mdrRates: shownRates(asker.user, row, mdrRates),
    bankDetails,
  };
};
