import type { Values } from '../../../imports/importKind.ts';
import type { Columns } from '../changes/columnChanges.ts';

/** The columns of a contact person that a sheet writes, with their types. */
export const CONTACT_COLUMNS = {
  first_name: 'text',
  middle_name: 'text',
  last_name: 'text',
  mobile_number: 'text',
  landline_number: 'text',
  email: 'text',
} as const;

/** Reads the person of a row. */
export const readContact = (values: Values): Columns => ({
  first_name: values.firstName ?? null,
  middle_name: values.middleName ?? null,
  last_name: values.lastName ?? null,
  mobile_number: values.mobileNumber ?? null,
  landline_number: values.phoneNumber ?? null,
  email: values.emailAddress ?? null,
});
