import { contractFields } from '#domain/fields/contract.ts';
import { labelsOf } from '#domain/fields/field.ts';

const field = labelsOf(contractFields, 'en');

/**
 * Reads as contracts.*: the contracts of partners.
 * A key added here is added in ../fil/contracts.ts too, or the type-check fails.
 */
export const contracts = {
  name: 'Contracts',
  search: 'Partner, contract number, HSIS code, TIN',
  empty: 'A contract is made when a partner is approved.',
  field,
  state: { UNSIGNED: 'Not signed', SIGNED: 'Signed', EXPIRING: 'Expiring', EXPIRED: 'Expired' },
  daysLeft: '%{smart_count} day |||| %{smart_count} days',
  over: 'over',
  expiring:
    '%{smart_count} contract runs out within 60 days. |||| %{smart_count} contracts run out within 60 days.',
  details: 'Contract %{number}',
  unsignedCopy: 'Unsigned copy',
  signedCopy: field.signedFileName,
  uploadSigned: 'Upload the signed copy',
  replaceSigned: 'Replace the signed copy',
  editDates: 'Change the dates',
  wrongOrder: 'The expiry date has to come after the start date, %{day}',
  saved: 'Contract %{number} now runs from %{from} to %{to}.',
};
