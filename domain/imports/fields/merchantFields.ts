import { partnerFields as ofPartner } from '../../fields/partner.ts';
import { storeFields as fields } from '../../fields/store.ts';
import { MATTER_COLUMNS } from '../../importJobs/matters.ts';
import { addressFields } from './addressFields.ts';
import type { ImportField } from './fields.ts';
import { importOf } from './importOf.ts';
import { personFields } from './personFields.ts';

const { numberBuilding, street, barangay, city, province, region, zipCode, country } = addressFields;
const { emailAddress, phoneNumber, mobileNumber, firstName, middleName, lastName } = personFields;

/** What is chosen from a list is written as people call it. */
const LABEL_MAX = 60;

const own = [
  {
    key: 'hsisPartnerCode',
    ...importOf(ofPartner.hsisCode),
    type: 'code',
    required: true,
    header: 'HSIS Partner Code',
    synonyms: ['Partner Code', 'HSIS Code', 'HSIS Partner', 'Partner'],
    hint: { en: 'The code of an active partner', fil: 'Ang code ng isang aktibong partner' },
    example: 'P10013',
  },
  {
    key: 'hsisSalesroomCode',
    ...importOf(fields.hsisSalesRoomCode),
    type: 'code',
    required: true,
    header: 'HSIS Salesroom Code',
    synonyms: ['Salesroom Code', 'HSIS Sales Room Code', 'Store Code', 'Salesroom', 'Branch Code'],
    hint: {
      en: 'The code of the store: 2 to 40 letters, digits and dashes',
      fil: 'Ang code ng tindahan: 2 hanggang 40 letra, numero at gitling',
    },
    example: 'S90001',
  },
  {
    key: 'merchantName',
    ...importOf(fields.merchantName),
    header: MATTER_COLUMNS.merchantName.header,
    synonyms: ['Store Name', 'Name', 'Branch Name', 'Merchant'],
    hint: { en: 'Name of the store', fil: 'Pangalan ng tindahan' },
    example: 'Magsino Calamba',
  },
  {
    key: 'merchantType',
    ...importOf(fields.merchantType),
    max: LABEL_MAX,
    header: 'Merchant Type',
    synonyms: ['Store Type', 'Type'],
    hint: { en: 'Kind of store, of the list', fil: 'Uri ng tindahan, mula sa listahan' },
    example: 'Physical store',
  },
  {
    key: 'segment',
    ...importOf(fields.segment),
    header: 'Segment',
    synonyms: ['Store Segment'],
    hint: {
      en: 'What the store sells, in a few words',
      fil: 'Ano ang ibinebenta ng tindahan, sa ilang salita',
    },
    example: 'Gadgets',
  },
  {
    key: 'tinNumber',
    ...importOf(fields.tinNumber),
    header: MATTER_COLUMNS.tinNumber.header,
    synonyms: [
      'TIN Number',
      'Tax ID',
      'Branch TIN',
      'Tax Identification Number',
      'TIN No',
      'TIN Nr',
      'Tax ID No',
      'Tax No',
    ],
    hint: {
      en: 'TIN of the store with its branch, as 123-456-789-001',
      fil: 'TIN ng tindahan kasama ang sangay, tulad ng 123-456-789-001',
    },
    example: '987-654-321-001',
  },
  {
    key: 'vatType',
    ...importOf(fields.vatType),
    max: LABEL_MAX,
    header: 'VAT Type',
    synonyms: ['VAT', 'Tax Type'],
    hint: { en: 'VAT type, of the list', fil: 'Uri ng VAT, mula sa listahan' },
    example: 'VAT Registered',
  },
  {
    key: 'contactNumber',
    ...importOf(fields.contactNumber),
    header: 'Contact Number',
    synonyms: [
      'Store Number',
      'Store Phone',
      'Store Contact Number',
      'Contact No',
      'Contact Nos',
      'Store Tel No',
    ],
    hint: {
      en: 'Telephone of the store: a landline with its area code, or a mobile number',
      fil: 'Telepono ng tindahan: landline kasama ang area code, o numero ng mobile',
    },
    example: '(049) 545 1234',
  },
] as const satisfies readonly ImportField[];

const people = [
  emailAddress,
  phoneNumber,
  mobileNumber,
  {
    ...firstName,
    hint: {
      en: 'First name of the contact; without one the contacts of the partner count',
      fil: 'Pangalan ng kokontakin; kung wala, ang mga contact ng partner',
    },
  },
  middleName,
  lastName,
] as const satisfies readonly ImportField[];

const hours = [
  {
    key: 'openingDays',
    header: 'Opening Days',
    synonyms: ['Days', 'Days Open', 'Operating Days', 'Schedule'],
    type: 'text',
    required: false,
    hint: { en: 'As Mon-Sat, or Mon, Wed, Fri, or Daily', fil: 'Tulad ng Mon-Sat, o Mon, Wed, Fri, o Daily' },
    example: 'Mon-Sat',
    max: 120,
  },
  {
    key: 'openingHour',
    header: 'Opening Hour',
    synonyms: ['Opens', 'Open', 'Opening Time', 'Opening'],
    type: 'text',
    required: false,
    hint: { en: 'As 09:00 or 9:00 AM', fil: 'Tulad ng 09:00 o 9:00 AM' },
    example: '09:00',
    max: 12,
  },
  {
    key: 'closingHour',
    header: 'Closing Hour',
    synonyms: ['Closes', 'Close', 'Closing Time', 'Closing'],
    type: 'text',
    required: false,
    hint: { en: 'As 18:00 or 6:00 PM', fil: 'Tulad ng 18:00 o 6:00 PM' },
    example: '18:00',
    max: 12,
  },
] as const satisfies readonly ImportField[];

const terminals = [
  {
    key: 'acquirerId',
    ...importOf(fields.acquirerId),
    type: 'code',
    required: true,
    header: 'Acquirer ID',
    synonyms: ['Acquirer', 'Acquiring ID'],
    hint: { en: 'The number that the acquirer gave the store', fil: 'Ang numerong ibinigay ng acquirer' },
    example: '000123456789012',
  },
  {
    key: 'terminalIds',
    ...importOf(fields.terminalDetails.of.terminalId),
    type: 'codes',
    header: 'Terminal IDs',
    synonyms: ['Terminal ID', 'Terminals', 'TID', 'TIDs'],
    hint: { en: 'One or more, parted by semicolons', fil: 'Isa o higit pa, pinaghiwalay ng semicolon' },
    example: '12345678; 12345679',
  },
  {
    key: 'pos',
    ...importOf(fields.pos),
    header: 'POS',
    synonyms: ['Point of Sale', 'POS System'],
    hint: { en: 'Point-of-sale system of the store', fil: 'Point-of-sale system ng tindahan' },
    example: 'Android POS',
  },
] as const satisfies readonly ImportField[];

const place = [numberBuilding, street, barangay, city, province, region, zipCode, country] as const;

/** The columns of a sheet of stores. */
export const merchantFields = [...own, ...place, ...people, ...hours] as const;

/** The columns of a sheet of stores that a third party brings, with their terminals. */
export const thirdPartyMerchantFields = [...own, ...terminals, ...place, ...people, ...hours] as const;
