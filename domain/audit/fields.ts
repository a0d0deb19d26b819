import { accessRoleFields } from '../fields/access/accessRole.ts';
import { addressFields } from '../fields/address.ts';
import { approvalRequestFields } from '../fields/approvalRequest.ts';
import { associateFields } from '../fields/associate.ts';
import { contractFields } from '../fields/contract.ts';
import { columnLabels } from '../fields/field.ts';
import { jobTitleFields } from '../fields/jobTitle.ts';
import { partnerFields } from '../fields/partner.ts';
import { promoFields } from '../fields/promo.ts';
import { queueFields } from '../fields/queue.ts';
import { ofPartnerFields, recordFields } from '../fields/record.ts';
import { registrationCodeFields } from '../fields/registrationCode.ts';
import { separationFields } from '../fields/separation.ts';
import { storeFields } from '../fields/store.ts';
import { userFields } from '../fields/user.ts';
import { userRequestFields } from '../fields/userRequest.ts';
import type { Language, Sentence } from '../sentence.ts';
import { fieldsOfEvents } from './fieldsOfEvents.ts';
import { fieldsOfFinance } from './fieldsOfFinance.ts';
import { fieldsOfImports } from './fieldsOfImports.ts';
import { fieldsOfPartners } from './fieldsOfPartners.ts';
import { fieldsOfPromos } from './fieldsOfPromos.ts';
import { fieldsOfRecords } from './fieldsOfRecords.ts';
import { fieldsOfUsers } from './fieldsOfUsers.ts';

/** Columns that tables have alike that are otherwise not; they go before what a subject calls them. */
const shared = {
  name: queueFields.name.label,
  type: { en: 'Kind', fil: 'Uri' },
  status: recordFields.status.label,
  notes: { en: 'Notes', fil: 'Mga tala' },
  is_enabled: accessRoleFields.isEnabled.label,
  owner_id: promoFields.owner.label,
  user_id: { en: 'User', fil: 'User' },
  partner_id: ofPartnerFields.partnerName.label,
  merchant_id: { en: 'Merchant', fil: 'Merchant' },
  street: addressFields.streetName.label,
  zip_code: addressFields.zipCodeId.label,
} as const satisfies Record<string, Sentence>;

/** What the columns of audited tables are called, area by area; a test fails for a column without a name here. */
export const AUDIT_FIELDS: Readonly<Record<string, Sentence>> = {
  ...columnLabels(associateFields),
  ...columnLabels(approvalRequestFields),
  ...columnLabels(partnerFields),
  ...columnLabels(storeFields),
  ...columnLabels(promoFields),
  ...columnLabels(contractFields),
  ...columnLabels(accessRoleFields),
  ...columnLabels(userFields),
  ...columnLabels(jobTitleFields),
  ...columnLabels(separationFields),
  ...columnLabels(userRequestFields),
  ...columnLabels(registrationCodeFields),
  ...fieldsOfFinance,
  ...shared,
  ...fieldsOfPartners,
  ...fieldsOfRecords,
  ...fieldsOfPromos,
  ...fieldsOfImports,
  ...fieldsOfUsers,
  ...fieldsOfEvents,
};

/** A column's name as words: `is_enabled` is "Is enabled", `accountOwner` is "Account owner". */
export function wordsOf(field: string): string {
  const words = field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .split(/[_-]/)
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z0-9]+$/.test(word) && word.length > 1 ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a column is called in a language; one that is not known reads as its words. */
export function fieldName(field: string, language: Language): string {
  return Object.hasOwn(AUDIT_FIELDS, field) ? (AUDIT_FIELDS[field]?.[language] ?? field) : wordsOf(field);
}
