import type { KeyOf } from '#domain/imports/fields/fields.ts';
import type { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { together } from '../../db/columns/definitionOf.ts';
import { PARTNER_OWN, PARTNER_STAFF } from '../../records/partner/partnerColumns.ts';
import { type AddressKey, SHEET_ADDRESS } from '../shared/address/sheetAddress.ts';
import { WHICH_PARTS } from '../shared/changes/applyAddressAndContact.ts';
import { type PersonKey, SHEET_PERSON } from '../shared/contact/sheetPerson.ts';
import { sheetColumns } from '../shared/written/sheetColumns.ts';

/** The keys of the fields of a partner sheet. */
export type PartnerKey = KeyOf<typeof partnerFields>;
type CodeKey = 'hsisPartnerCode';
type WhichKey = keyof typeof WHICH_PARTS.by;

/** By which a partner is found; written of a new one alone. */
export const SHEET_CODE = sheetColumns<CodeKey>()({
  hsisPartnerCode: { hsisCode: PARTNER_STAFF.columns.hsisCode },
});

/** What a partner itself is written with: every other field of the sheet. */
export const SHEET_PARTNER = sheetColumns<Exclude<PartnerKey, CodeKey | WhichKey | AddressKey | PersonKey>>()(
  {
    partnerName: { name: PARTNER_OWN.columns.name },
    partnerBrand: { isPartnerBrand: PARTNER_STAFF.columns.isPartnerBrand },
  },
);

/** All that a row resolves to. */
export const RESOLVED = together(SHEET_CODE, SHEET_PARTNER, WHICH_PARTS, SHEET_ADDRESS, SHEET_PERSON);
