import { contactDetailFields, fullNameFields } from '../../fields/contactPerson.ts';
import type { ImportField } from './fields.ts';
import { importOf } from './importOf.ts';

const fields = { ...fullNameFields, ...contactDetailFields };

/** The columns of a person; who has to be named is said by each sheet. */
export const personFields = {
  emailAddress: {
    key: 'emailAddress',
    ...importOf(fields.emailAddress),
    header: 'Email Address',
    synonyms: ['Email', 'E-mail', 'E-mail Address', 'Mail', 'Email Add', 'Email Addr'],
    hint: { en: 'E-mail address', fil: 'E-mail address' },
    example: 'liezel.magsino@example.com',
  },
  phoneNumber: {
    key: 'phoneNumber',
    ...importOf(fields.landlineNumber),
    header: 'Phone Number',
    synonyms: [
      'Landline',
      'Landline Number',
      'Telephone',
      'Tel',
      'Tel No',
      'Tel Nos',
      'Tel Number',
      'Telephone No',
      'Telephone Number',
      'Phone',
      'Phone No',
      'Landline No',
    ],
    hint: { en: 'Landline with its area code', fil: 'Landline kasama ang area code' },
    example: '(049) 545 1234',
  },
  mobileNumber: {
    key: 'mobileNumber',
    ...importOf(fields.mobileNumber),
    required: false,
    header: 'Mobile Number',
    synonyms: [
      'Mobile',
      'Cellphone',
      'Cellphone Number',
      'Mobile No',
      'Cell',
      'Cel',
      'Cell No',
      'Cel No',
      'Cell Number',
      'Cellphone No',
      'Cellular',
      'CP',
      'CP No',
      'CP Number',
    ],
    hint: { en: 'Mobile number, as 0917 123 4567', fil: 'Numero ng mobile, tulad ng 0917 123 4567' },
    example: '0917 123 4567',
  },
  firstName: {
    key: 'firstName',
    ...importOf(fields.firstName),
    required: false,
    header: 'First Name',
    synonyms: ['Given Name', 'Contact First Name', 'Pangalan', 'First', 'Fname'],
    hint: { en: 'First name', fil: 'Pangalan' },
    example: 'Liezel',
  },
  middleName: {
    key: 'middleName',
    ...importOf(fields.middleName),
    header: 'Middle Name',
    synonyms: ['Contact Middle Name', 'Gitnang Pangalan', 'Middle', 'Mname', 'Middle Initial', 'MI'],
    hint: { en: 'Middle name, where there is one', fil: 'Gitnang pangalan, kung mayroon' },
    example: 'Santos',
  },
  lastName: {
    key: 'lastName',
    ...importOf(fields.lastName),
    required: false,
    header: 'Last Name',
    synonyms: ['Surname', 'Family Name', 'Contact Last Name', 'Apelyido', 'Last', 'Lname'],
    hint: { en: 'Surname', fil: 'Apelyido' },
    example: 'Magsino',
  },
} as const satisfies Record<string, ImportField>;

/** A column that has to be filled in. */
export const required = <const F extends ImportField>(
  field: F,
): Omit<F, 'required'> & { required: true } => ({
  ...field,
  required: true,
});
