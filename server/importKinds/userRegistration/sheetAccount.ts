import type { KeyOf } from '#domain/imports/fields/fields.ts';
import type { userRegistrationFields } from '#domain/imports/fields/userRegistrationFields.ts';
import { together } from '../../db/columns/definitionOf.ts';
import { citext, day, id, ids, text } from '../../db/columns/kinds.ts';
import { type PersonKey, SHEET_PERSON } from '../shared/contact/sheetPerson.ts';
import { sheetColumns } from '../shared/written/sheetColumns.ts';

/** The keys of the fields of a sheet of people who are to get an account. */
export type UserRegistrationKey = KeyOf<typeof userRegistrationFields>;

/** What is written of an account besides whose it is. */
export const SHEET_ACCOUNT = sheetColumns<Exclude<UserRegistrationKey, PersonKey>>()({
  username: { username: citext('r.username') },
  birthDate: { birthDate: day('r.birth_date') },
  accessRole: { accessRoleId: id('r.access_role_id') },
  hsisPartnerCode: { partnerId: id('r.partner_id') },
  salesroomCodes: { merchantIds: ids('r.merchant_ids') },
  registrationCode: { registrationCode: text('r.registration_code') },
});

/** All that a row resolves to, and all of it is written. */
export const RESOLVED = together(SHEET_ACCOUNT, SHEET_PERSON);
