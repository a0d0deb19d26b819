import type { Address } from '#contract/shapes/address.ts';
import type { BankAccount } from '#contract/shapes/bankAccount.ts';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { addressText } from '#domain/places/addressText.ts';
import { MDR_TYPES, mdrType, rateLabel, rateOn, visibleRates } from '#domain/records/mdrRates.ts';
import {
  type ApplicationStatus,
  applicationStatus,
  shownStatus,
  workflowStatus,
} from '#domain/review/applicationStatus.ts';
import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { ApplicationForm } from '../../documents/pdf/applicationForm.ts';
import { readAddresses } from '../parts/addresses.ts';
import { readBanks } from '../parts/banks.ts';
import { readContacts } from '../parts/contacts.ts';
import { readDocuments } from '../parts/documents.ts';
import { readRates } from '../parts/readRates.ts';
import { readFormStores } from './readFormStores.ts';
import { HIDES_NUMBERS, type PaperPartner, readPaperPartner } from './readPaperPartner.ts';

const TYPES = `select code, label from lookup_value where list = 'document-type' order by position`;
interface DocumentType {
  [column: string]: unknown;
  code: string;
  label: string;
}

const NO_ADDRESS = { street: null, barangay: null, city: null, province: null, region: null, zip: null };
const nowhere = { barangay: null, subMunicipality: null, municipality: null, province: null, zipCode: null };

const addressOf = (addresses: readonly Address[]): ApplicationForm['address'] => {
  const place = addresses.find(({ type }) => type === 'REGISTRATION');
  if (!place) return NO_ADDRESS;
  return {
    street: addressText({ ...place, ...nowhere }),
    barangay: place.barangay,
    city: [place.subMunicipality, place.municipality].filter(Boolean).join(', '),
    province: place.province,
    region: place.region,
    zip: place.zipCode?.slice(0, 4) ?? null,
  };
};

const ACCOUNTS: Readonly<Record<BankAccount['accountType'], string>> = {
  SAVINGS: 'Savings',
  CURRENT: 'Current',
};
const bankOf = (row: BankAccount): ApplicationForm['banks'][number] => ({
  bank: row.bankName,
  branch: row.bankBranchName,
  name: row.accountName,
  number: row.accountNumber,
  type: ACCOUNTS[row.accountType],
});

/** Every kind that is required or there; the others only make the list long. */
const checklist = (
  types: readonly DocumentType[],
  documents: readonly DocumentRow[],
  required: readonly string[],
): ApplicationForm['documents'] => {
  const filesOf = Map.groupBy(
    documents.filter(({ isEnabled }) => isEnabled),
    ({ code }) => code,
  );
  const [needed, others] = [true, false].map((isRequired) =>
    types.filter(({ code }) => required.includes(code) === isRequired && (isRequired || filesOf.has(code))),
  );
  return [...(needed ?? []), ...(others ?? [])].map(({ code, label }) => ({
    label,
    isRequired: required.includes(code),
    files: (filesOf.get(code) ?? []).map(
      ({ name, dtimeCreated }) => `${name}, ${formatDate(manilaDate(new Date(dtimeCreated)))}`,
    ),
  }));
};

const NO_RATE = { status: null, isEnabled: null };

/** The six types: what holds today or comes first and may be shown, else that the type is pending. */
const ratesOf = (
  shown: ApplicationStatus,
  rates: readonly MdrRate[],
  today: string,
  language: Language,
): ApplicationForm['rates'] => {
  const visible = visibleRates(shown, rates);
  return MDR_TYPES.map((type) => {
    const of = visible.filter((rate) => rate.type === type);
    const rate = rateOn(of, today) ?? of[0];
    return {
      type: mdrType[type][language],
      rate: rate?.mdrRate ?? null,
      state: rateLabel(rate ?? NO_RATE)[language],
      from: rate?.effectiveFrom ?? null,
    };
  });
};

const statusOf = ({ status, workflowStatus: workflow }: PaperPartner, language: Language): string => {
  const { shown, subText } = shownStatus(status, workflow);
  const labels = [applicationStatus[shown].label, subText && workflowStatus[subText].label];
  return labels.flatMap((label) => (label ? [label[language]] : [])).join(' – ');
};

/** All that stands in the application form of a partner, in one round of statements. 404. */
export const readForm = async (
  tx: Tx,
  id: string,
  { language, by, now }: { language: Language; by: string; now: Date },
): Promise<ApplicationForm> => {
  const owner = { partnerId: id, merchantId: null };
  const today = manilaDate(now);
  const [partner, addresses, banks, people, stores, documents, rates, types] = await Promise.all([
    readPaperPartner(tx, id),
    readAddresses(tx, owner),
    readBanks(tx, owner, HIDES_NUMBERS),
    readContacts(tx, owner),
    readFormStores(tx, id, language),
    readDocuments(tx, owner),
    readRates(tx, owner, today),
    tx.query<DocumentType>({ name: 'form-document-types', text: TYPES }),
  ]);
  const { shown } = shownStatus(partner.status, partner.workflowStatus);
  return {
    printed: { language, at: now.toISOString(), by },
    referenceNumber: partner.referenceNumber,
    status: statusOf(partner, language),
    submittedAt: partner.submittedAt?.toISOString() ?? null,
    submittedBy: partner.submittedBy,
    business: partner,
    address: addressOf(addresses),
    banks: banks.map(bankOf),
    people,
    stores,
    documents: checklist(types, documents, requiredDocuments(partner.entityCode)),
    rates: ratesOf(shown, rates, today, language),
  };
};
