import { LANDLINE_MAX } from '../formats/landline.ts';
import { same } from '../sentence.ts';
import { addressFields } from './address.ts';
import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';
import { recordPartFields } from './recordParts.ts';
import { filingFields, registrationFields, reportField } from './registration.ts';

/** A store as a business of its own; what it leaves out is its partner's. */
export const storeBusinessFields = {
  tinNumber: { ...registrationFields.tinNumber, optional: true },
  dtiRegistrationNumber: registrationFields.dtiRegistrationNumber,
  secRegistrationNumber: registrationFields.secRegistrationNumber,
  vatType: registrationFields.vatType,
  isEwt: { label: same('Withholding tax (EWT)'), kind: 'flag', sees: 'all', sets: 'staff', column: 'is_ewt' },
  isTwa: { label: same('Top withholding agent'), kind: 'flag', sees: 'all', sets: 'staff', column: 'is_twa' },
} as const satisfies FieldRows;

/** What a store is, where, and how the provider files it. */
export const storeDetailFields = {
  merchantName: {
    label: { en: 'Store name', fil: 'Pangalan ng tindahan' },
    short: { en: 'Name', fil: 'Pangalan' },
    kind: 'line',
    min: 2,
    max: 200,
    sees: 'all',
    sets: 'all',
    section: 'merchant',
    column: 'name',
  },
  merchantType: {
    label: { en: 'Store type', fil: 'Uri ng tindahan' },
    kind: 'choice',
    list: 'merchantType',
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'merchant',
    column: 'merchant_type',
  },
  segment: {
    label: same('Segment'),
    kind: 'line',
    max: 80,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'merchant',
    column: 'segment',
  },
  /** A mobile number or a landline. */
  contactNumber: {
    label: { en: 'Contact number', fil: 'Numerong matatawagan' },
    kind: 'phone',
    isCopied: true,
    max: LANDLINE_MAX,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'merchant',
    column: 'contact_number',
  },
  enableEmailDR: { ...reportField, section: 'merchant' },
  isSameAddress: {
    label: { en: 'Same address as its partner', fil: 'Kapareho ng address ng partner' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    column: 'is_same_address',
  },
  address: {
    label: same('Address'),
    kind: 'group',
    sees: 'all',
    sets: 'all',
    section: 'merchant',
    of: addressFields,
  },
  hsisSalesRoomCode: {
    label: same('HSIS salesroom code'),
    kind: 'line',
    isCopied: true,
    max: 40,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'hsis_salesroom_code',
  },
  ...filingFields,
  minCashAmt: {
    label: { en: 'Smallest amount', fil: 'Pinakamaliit na halaga' },
    kind: 'money',
    max: 24,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'min_cash_amt',
  },
  maxCashAmt: {
    label: { en: 'Largest amount', fil: 'Pinakamalaking halaga' },
    kind: 'money',
    max: 24,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'max_cash_amt',
  },
  acquirerId: {
    label: same('Acquirer ID'),
    kind: 'line',
    isCopied: true,
    max: 40,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'acquirer_id',
  },
  terminalDetails: {
    label: { en: 'Terminals', fil: 'Mga terminal' },
    kind: 'rows',
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'terminal_ids',
    of: {
      terminalId: { label: same('Terminal ID'), kind: 'line', min: 1, max: 40, sees: 'all', sets: 'staff' },
    },
  },
  pos: {
    label: same('Point of sale'),
    kind: 'line',
    max: 60,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'pos',
  },
} as const satisfies FieldRows;

/** Every field of a store, by its name on the wire. */
export const storeFields = {
  ...storeDetailFields,
  ...storeBusinessFields,
  ...recordFields,
  accountOwner: recordPartFields.accountOwner,
  ...ofPartnerFields,
  city: { label: addressFields.municipalityId.label, kind: 'line', sees: 'all', sets: 'server' },
  province: { label: addressFields.provinceId.label, kind: 'line', sees: 'all', sets: 'server' },
  isSameBank: {
    label: { en: 'Paid to its partner’s account', fil: 'Binabayaran sa account ng partner' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    column: 'is_same_bank',
  },
  bankDetails: recordPartFields.bankDetails,
  authorizedSignatory: recordPartFields.authorizedSignatory,
  isSameContact: {
    label: { en: 'Same people as its partner', fil: 'Kapareho ng mga kausap ng partner' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    column: 'is_same_contact',
  },
  contactPersons: recordPartFields.contactPersons,
  commodities: { label: { en: 'Commodities', fil: 'Mga produkto' }, kind: 'rows', sees: 'all', sets: 'all' },
  schedules: {
    label: { en: 'Operating hours', fil: 'Oras ng operasyon' },
    kind: 'rows',
    sees: 'all',
    sets: 'all',
    of: {
      days: { label: { en: 'Days', fil: 'Mga araw' }, kind: 'option', sees: 'all', sets: 'all' },
      openingHour: {
        label: { en: 'Opens', fil: 'Bukas' },
        kind: 'option',
        sees: 'all',
        sets: 'all',
        column: 'opening_hour',
      },
      closingHour: {
        label: { en: 'Closes', fil: 'Sara' },
        kind: 'option',
        sees: 'all',
        sets: 'all',
        column: 'closing_hour',
      },
    },
  },
  ecommerceSites: {
    label: { en: 'E-commerce sites', fil: 'Mga e-commerce site' },
    kind: 'rows',
    sees: 'all',
    sets: 'all',
    of: {
      website: {
        label: same('Web address'),
        kind: 'line',
        max: 300,
        sees: 'all',
        sets: 'all',
        column: 'website',
      },
      isEnabled: { label: { en: 'In use', fil: 'Ginagamit' }, kind: 'flag', sees: 'all', sets: 'all' },
    },
  },
} as const satisfies FieldRows;
