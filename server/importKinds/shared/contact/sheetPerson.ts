import { contactDetailFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import type { personFields } from '#domain/imports/fields/personFields.ts';
import { fromFields } from '../../../db/columns/fromFields.ts';
import { type CellsOf, sheetColumns } from '../written/sheetColumns.ts';

/** The keys of the fields of a sheet that are a person. */
export type PersonKey = keyof typeof personFields;

const { firstName, middleName, lastName } = fromFields(fullNameFields, 'c');
const { mobileNumber, landlineNumber, emailAddress } = fromFields(contactDetailFields, 'c');

/** What the person of a sheet becomes. */
export const SHEET_PERSON = sheetColumns<PersonKey>()({
  firstName: { firstName },
  middleName: { middleName },
  lastName: { lastName },
  mobileNumber: { mobileNumber },
  phoneNumber: { landlineNumber },
  emailAddress: { emailAddress },
});

/** Reads the person of a row. */
export const readPerson = (cells: CellsOf<PersonKey>) =>
  SHEET_PERSON.row({
    firstName: cells.firstName ?? null,
    middleName: cells.middleName ?? null,
    lastName: cells.lastName ?? null,
    mobileNumber: cells.mobileNumber ?? null,
    landlineNumber: cells.phoneNumber ?? null,
    emailAddress: cells.emailAddress ?? null,
  });
