import type { Values } from '../../imports/kind.ts';
import { type Columns, type Put, type PutField, plainField, putsOf, withColumn } from './puts.ts';

/** The columns of a contact person that a sheet writes, with their types. */
export const CONTACT_COLUMNS = {
  first_name: 'text',
  middle_name: 'text',
  last_name: 'text',
  mobile_number: 'text',
  landline_number: 'text',
  email: 'text',
} as const;

const FIELDS: readonly PutField[] = [
  plainField('firstName', 'first_name'),
  plainField('middleName', 'middle_name'),
  plainField('lastName', 'last_name'),
  plainField('mobileNumber', 'mobile_number'),
  plainField('phoneNumber', 'landline_number'),
  plainField('emailAddress', 'email'),
];

/** Reads the person of a row. */
export const readContact = (values: Values): Columns => ({
  first_name: values.firstName ?? null,
  middle_name: values.middleName ?? null,
  last_name: values.lastName ?? null,
  mobile_number: values.mobileNumber ?? null,
  landline_number: values.phoneNumber ?? null,
  email: values.emailAddress ?? null,
});

const isSame = (one: Columns, other: Columns): boolean =>
  one.first_name === other.first_name && one.last_name === other.last_name;

/** What a row changes of the person who is there; null when there is none. Of the same person an empty cell leaves what is there. */
export const contactPuts = (before: Columns | null, after: Columns): Put[] => {
  if (!before) return withColumn(putsOf(FIELDS, {}, after), 'has_contact', 'false', 'true');
  const given = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null));
  return putsOf(FIELDS, before, isSame(before, after) ? given : after);
};
