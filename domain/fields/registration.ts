import { same } from '../sentence.ts';
import type { FieldRow, FieldRows } from './field.ts';

/** What is registered of a business, a partner's and a store's alike. */
export const registrationFields = {
  tinNumber: {
    label: same('TIN'),
    kind: 'tin',
    isCopied: true,
    max: 24,
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    column: 'tin_number',
  },
  dtiRegistrationNumber: {
    label: { en: 'DTI registration number', fil: 'Numero ng rehistro sa DTI' },
    kind: 'line',
    isCopied: true,
    max: 20,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    column: 'dti_registration_number',
  },
  secRegistrationNumber: {
    label: { en: 'SEC registration number', fil: 'Numero ng rehistro sa SEC' },
    kind: 'line',
    isCopied: true,
    max: 20,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    column: 'sec_registration_number',
  },
  vatType: {
    label: { en: 'VAT type', fil: 'Uri ng VAT' },
    kind: 'choice',
    list: 'vatType',
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    column: 'vat_type',
  },
} as const satisfies FieldRows;

/** Whether its disbursement reports are sent by e-mail. */
export const reportField = {
  label: { en: 'Disbursement reports by e-mail', fil: 'Disbursement report sa e-mail' },
  kind: 'flag',
  sees: 'all',
  sets: 'all',
  column: 'enable_email_dr',
} as const satisfies FieldRow;

/** How the provider files a partner or a store: staff's to set. */
export const filingFields = {
  /** Who looks after it, by employee code. */
  accountOwnerCode: {
    label: { en: 'Account owner', fil: 'May hawak ng account' },
    kind: 'record',
    max: 40,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'account_owner_code',
  },
  businessArea: {
    label: same('Business area'),
    kind: 'choice',
    list: 'businessArea',
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'business_area',
  },
} as const satisfies FieldRows;
