import type { ImportField } from './fields.ts';

/** The columns of a person; who has to be named is said by each sheet. */
export const personFields = {
  emailAddress: {
    key: 'emailAddress',
    header: 'Email Address',
    synonyms: ['Email', 'E-mail', 'E-mail Address', 'Mail'],
    type: 'email',
    required: false,
    hint: { en: 'E-mail address', fil: 'E-mail address' },
    example: 'liezel.magsino@example.com',
    max: 254,
  },
  phoneNumber: {
    key: 'phoneNumber',
    header: 'Phone Number',
    synonyms: ['Landline', 'Landline Number', 'Telephone', 'Tel No', 'Telephone Number'],
    type: 'landline',
    required: false,
    hint: { en: 'Landline with its area code', fil: 'Landline kasama ang area code' },
    example: '(049) 545 1234',
    max: 24,
  },
  mobileNumber: {
    key: 'mobileNumber',
    header: 'Mobile Number',
    synonyms: ['Mobile', 'Cellphone', 'Cellphone Number', 'Mobile No', 'Cell'],
    type: 'mobile',
    required: false,
    hint: { en: 'Mobile number, as 0917 123 4567', fil: 'Numero ng mobile, tulad ng 0917 123 4567' },
    example: '0917 123 4567',
  },
  firstName: {
    key: 'firstName',
    header: 'First Name',
    synonyms: ['Given Name', 'Contact First Name', 'Pangalan'],
    type: 'text',
    required: false,
    hint: { en: 'First name', fil: 'Pangalan' },
    example: 'Liezel',
    max: 60,
  },
  middleName: {
    key: 'middleName',
    header: 'Middle Name',
    synonyms: ['Contact Middle Name', 'Gitnang Pangalan'],
    type: 'text',
    required: false,
    hint: { en: 'Middle name, where there is one', fil: 'Gitnang pangalan, kung mayroon' },
    example: 'Santos',
    max: 60,
  },
  lastName: {
    key: 'lastName',
    header: 'Last Name',
    synonyms: ['Surname', 'Family Name', 'Contact Last Name', 'Apelyido'],
    type: 'text',
    required: false,
    hint: { en: 'Surname', fil: 'Apelyido' },
    example: 'Magsino',
    max: 60,
  },
} as const satisfies Record<string, ImportField>;

/** A column that has to be filled in. */
export const required = <F extends ImportField>(field: F): F & { required: true } => ({
  ...field,
  required: true,
});
