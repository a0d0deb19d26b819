import { contactPersonFields } from '../../fields/contactPerson.ts';
import { partnerFields as fields } from '../../fields/partner.ts';
import { MATTER_COLUMNS } from '../../importJobs/matters.ts';
import { addressFields } from './addressFields.ts';
import type { ImportField } from './fields.ts';
import { importOf } from './importOf.ts';
import { personFields, required } from './personFields.ts';

const { numberBuilding, street, barangay, city, province, region, zipCode, country } = addressFields;
const { emailAddress, phoneNumber, mobileNumber, firstName, middleName, lastName } = personFields;

/** The 19 columns of the partner sheet with the headers of the specification, in its order. */
export const partnerFields = [
  {
    key: 'hsisPartnerCode',
    ...importOf(fields.hsisCode),
    type: 'code',
    required: true,
    header: 'HSIS Partner Code',
    synonyms: ['Partner Code', 'HSIS Code', 'HSIS Partner', 'Code'],
    hint: {
      en: 'The code of the partner: 2 to 40 letters, digits and dashes',
      fil: 'Ang code ng partner: 2 hanggang 40 letra, numero at gitling',
    },
    example: 'P90001',
  },
  {
    key: 'partnerName',
    ...importOf(fields.name),
    header: MATTER_COLUMNS.partnerName.header,
    synonyms: ['Name', 'Company Name', 'Business Name', 'Company'],
    hint: { en: 'Name of the partner', fil: 'Pangalan ng partner' },
    example: 'Magsino Trading Corporation',
  },
  numberBuilding,
  street,
  barangay,
  city,
  province,
  region,
  zipCode,
  country,
  {
    key: 'addressType',
    header: 'Address Type',
    synonyms: ['Type of Address', 'Kind of Address'],
    type: 'choice',
    required: false,
    hint: {
      en: 'What the address is for; Registration when it is empty',
      fil: 'Para saan ang address; Registration kapag walang laman',
    },
    example: 'Registration',
    choices: [
      { value: 'REGISTRATION', label: 'Registration', also: ['Registered', 'Registered Address', 'Main'] },
      { value: 'BUSINESS_PLACE', label: 'Business Place', also: ['Business', 'Business Address', 'Office'] },
      { value: 'MAILING', label: 'Mailing', also: ['Mail', 'Mailing Address'] },
      { value: 'BILLING', label: 'Billing', also: ['Billing Address'] },
      { value: 'WAREHOUSE', label: 'Warehouse', also: ['Bodega'] },
    ],
  },
  emailAddress,
  phoneNumber,
  required(mobileNumber),
  required(firstName),
  middleName,
  required(lastName),
  {
    key: 'contactPersonType',
    ...importOf(contactPersonFields.role),
    required: false,
    header: 'Contact Person Type',
    synonyms: ['Contact Type', 'Contact Role', 'Type of Contact'],
    hint: {
      en: 'What the person is to the partner; Contact Person when it is empty',
      fil: 'Ano ang tao sa partner; Contact Person kapag walang laman',
    },
    example: 'Contact Person',
    choices: [
      { value: 'CONTACT_PERSON', label: 'Contact Person', also: ['Contact'] },
      { value: 'AUTHORIZED_SIGNATORY', label: 'Authorized Signatory', also: ['Signatory'] },
      { value: 'OWNER', label: 'Owner', also: ['Proprietor', 'May-ari'] },
      { value: 'ACCOUNTING', label: 'Accounting', also: ['Accountant', 'Finance'] },
      { value: 'OPERATIONS', label: 'Operations', also: ['Operation', 'Store Operations'] },
    ],
  },
  {
    key: 'partnerBrand',
    ...importOf(fields.isPartnerBrand),
    header: 'Partner Brand',
    synonyms: ['Is Partner Brand', 'Brand'],
    hint: { en: 'Yes when the partner is a brand', fil: 'Yes kapag brand ang partner' },
    example: 'No',
  },
] as const satisfies readonly ImportField[];
