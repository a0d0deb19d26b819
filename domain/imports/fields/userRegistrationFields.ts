import type { ImportField } from './fields.ts';
import { personFields, required } from './personFields.ts';

const { firstName, middleName, lastName, emailAddress, mobileNumber, phoneNumber } = personFields;

/** The columns of a sheet of people who are to get an account. */
export const userRegistrationFields = [
  {
    key: 'username',
    header: 'Username',
    synonyms: ['User Name', 'User', 'Login', 'Login Name'],
    type: 'code',
    required: false,
    hint: {
      en: 'How the person signs in; 3 to 60 letters, digits, dots, dashes or underscores',
      fil: 'Gamit sa pag-sign in; 3 hanggang 60 letra, numero, tuldok, gitling o underscore',
    },
    example: 'liezel.magsino',
    max: 60,
  },
  required({ ...firstName, synonyms: ['Given Name', 'Pangalan'] }),
  { ...middleName, synonyms: ['Gitnang Pangalan'] },
  required({ ...lastName, synonyms: ['Surname', 'Family Name', 'Apelyido'] }),
  {
    key: 'birthDate',
    header: 'Birth Date',
    synonyms: ['Date of Birth', 'Birthdate', 'Birthday', 'DOB'],
    type: 'date',
    required: true,
    hint: { en: 'MM/DD/YYYY; at least 18 years old', fil: 'MM/DD/YYYY; hindi bababa sa 18 taong gulang' },
    example: '04/30/1998',
  },
  required(emailAddress),
  required(mobileNumber),
  {
    ...phoneNumber,
    header: 'Landline',
    synonyms: ['Phone Number', ...phoneNumber.synonyms],
  },
  {
    key: 'accessRole',
    header: 'Access Role',
    synonyms: ['Role', 'User Role', 'Access'],
    type: 'text',
    required: true,
    hint: {
      en: 'Name of an enabled access role: one for external users where a partner is named',
      fil: 'Pangalan ng naka-enable na access role: para sa external user kung may partner',
    },
    example: 'STORE_FRONTLINER',
    max: 60,
  },
  {
    key: 'hsisPartnerCode',
    header: 'HSIS Partner Code',
    synonyms: ['Partner Code', 'HSIS Code', 'Partner'],
    type: 'code',
    required: false,
    hint: {
      en: 'The code of an active partner; empty for staff',
      fil: 'Ang code ng isang aktibong partner; walang laman para sa kawani',
    },
    example: 'P10013',
    max: 40,
  },
  {
    key: 'salesroomCodes',
    header: 'HSIS Salesroom Codes',
    synonyms: ['Salesroom Codes', 'Salesrooms', 'Salesroom Code', 'HSIS Salesroom Code', 'Stores'],
    type: 'codes',
    required: false,
    hint: {
      en: 'Codes of stores of the partner, parted by semicolons; empty for all of them',
      fil: 'Mga code ng tindahan ng partner, pinaghiwalay ng semicolon; walang laman para sa lahat',
    },
    example: '',
    max: 40,
  },
  {
    key: 'registrationCode',
    header: 'Registration Code',
    synonyms: ['Reg Code', 'Registration'],
    type: 'code',
    required: false,
    hint: { en: 'Registration code, where there is one', fil: 'Registration code, kung mayroon' },
    example: 'RG-2026-001',
    max: 40,
  },
] as const satisfies readonly ImportField[];
