import { each, type Sentence, same } from '../text.ts';
import type { RemarkSection } from './reviewSections.ts';

const SECTIONS: Readonly<Record<RemarkSection, Sentence>> = {
  'business-details': { en: 'Business details', fil: 'Detalye ng negosyo' },
  'bank-details': { en: 'Bank details', fil: 'Detalye ng bangko' },
  'contact-person': { en: 'Contact persons', fil: 'Mga kausap' },
  documents: { en: 'Documents', fil: 'Mga dokumento' },
  merchant: { en: 'Merchant details', fil: 'Detalye ng merchant' },
  commodities: { en: 'Commodities', fil: 'Mga produkto' },
  schedules: { en: 'Operating hours', fil: 'Oras ng operasyon' },
  'ecommerce-sites': { en: 'E-commerce sites', fil: 'Mga e-commerce site' },
  'retailer-associates': { en: 'Retailer associates', fil: 'Mga tauhan ng tindahan' },
};

/** Fields of sections by their names on the wire; a test finds a name here for each that a remark may name. */
const FIELDS: Readonly<Record<string, Sentence>> = {
  name: { en: 'Registered name', fil: 'Rehistradong pangalan' },
  businessEntity: { en: 'Business entity', fil: 'Uri ng negosyo' },
  tinNumber: same('TIN'),
  dtiRegistrationNumber: { en: 'DTI registration number', fil: 'Numero ng rehistro sa DTI' },
  secRegistrationNumber: { en: 'SEC registration number', fil: 'Numero ng rehistro sa SEC' },
  vatType: { en: 'VAT type', fil: 'Uri ng VAT' },
  address: same('Address'),
  hcAgent: { en: 'Agent of the provider', fil: 'Ahente ng provider' },
  shoppingMallsPartner: { en: 'Shopping mall partner', fil: 'Partner sa shopping mall' },
  digitalPosPartner: { en: 'Digital point of sale', fil: 'Digital na point of sale' },
  enableEmailDR: { en: 'Delivery receipts by e-mail', fil: 'Delivery receipt sa e-mail' },
  merchantName: { en: 'Store name', fil: 'Pangalan ng tindahan' },
  merchantType: { en: 'Store type', fil: 'Uri ng tindahan' },
  segment: same('Segment'),
  contactNumber: { en: 'Contact number', fil: 'Numerong matatawagan' },
  bankId: { en: 'Bank', fil: 'Bangko' },
  bankBranchId: { en: 'Branch', fil: 'Sangay ng bangko' },
  accountName: { en: 'Account name', fil: 'Pangalan ng account' },
  accountNumber: { en: 'Account number', fil: 'Numero ng account' },
  accountType: { en: 'Account type', fil: 'Uri ng account' },
  isPaymentsReceived: { en: 'Receives payments', fil: 'Tumatanggap ng bayad' },
  authorizedSignatory: same('Authorized signatory'),
  fullName: { en: 'Full name', fil: 'Buong pangalan' },
  jobTitle: { en: 'Job title', fil: 'Katungkulan' },
  mobileNumber: { en: 'Mobile number', fil: 'Numero ng mobile' },
  landlineNumber: same('Landline'),
  emailAddress: same('E-mail'),
  birthDate: { en: 'Birth date', fil: 'Petsa ng kapanganakan' },
};

interface Place {
  section: RemarkSection;
  /** A field by its name on the wire, or the label of a document's type. */
  field: string | null;
  /** The store's name, where a remark on an application is about one of its stores. */
  store: string | null;
}

/** What a remark is about, in words: its store where there is one to tell, the section and the field or document in it. */
export function remarkPlace({ section, field, store }: Place): Sentence {
  return each((language) => {
    const named = field && Object.hasOwn(FIELDS, field) ? FIELDS[field]?.[language] : field;
    return [store, SECTIONS[section][language], named].filter(Boolean).join(', ');
  });
}
