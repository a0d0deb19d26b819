import { addressFields as address } from '../../fields/address.ts';
import { bankAccountFields as account } from '../../fields/bankAccount.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '../../fields/contactPerson.ts';
import { storeDetailFields as store, storeFields } from '../../fields/store.ts';
import { each, type Sentence } from '../../sentence.ts';
import { addressFields as sheetAddress } from './addressFields.ts';
import { personFields as sheetPerson } from './personFields.ts';
import { column, type SpokenField, spokenIn } from './spokenField.ts';

const OWN_ADDRESS: Sentence = {
  en: 'Leave the whole address empty where the branch stands at the address of the business',
  fil: 'Iwanang walang laman ang buong address kung nasa address ng negosyo ang sangay',
};
const of = (label: Sentence, thing: Sentence): Sentence =>
  each((language) => `${label[language]} (${thing[language]})`);
const BANK: Sentence = { en: 'bank', fil: 'bangko' };
const CONTACT: Sentence = { en: 'contact person', fil: 'kakausapin' };

const places = [
  column('address.region', {
    label: address.regionId.label,
    max: 120,
    hint: sheetAddress.region.hint,
    example: sheetAddress.region.example,
    also: sheetAddress.region.synonyms,
  }),
  column('address.province', {
    label: address.provinceId.label,
    max: 120,
    hint: sheetAddress.province.hint,
    example: sheetAddress.province.example,
    also: sheetAddress.province.synonyms,
  }),
  column('address.municipality', {
    label: address.municipalityId.label,
    max: 120,
    hint: sheetAddress.city.hint,
    example: sheetAddress.city.example,
    also: ['City', ...sheetAddress.city.synonyms],
  }),
  column('address.barangay', {
    label: address.barangayId.label,
    max: 120,
    hint: sheetAddress.barangay.hint,
    example: sheetAddress.barangay.example,
    also: sheetAddress.barangay.synonyms,
  }),
  column('address.zipCode', {
    label: address.zipCodeId.label,
    type: 'zip',
    hint: sheetAddress.zipCode.hint,
    example: sheetAddress.zipCode.example,
    also: sheetAddress.zipCode.synonyms,
  }),
  column('address.streetNumber', {
    label: { en: 'House or lot number', fil: 'Numero ng bahay o lote' },
    max: address.streetNumber.max,
    hint: { en: 'Number in the street', fil: 'Numero sa kalye' },
    example: '12',
    also: ['House Number', 'Number', 'Street Number', 'House No', 'Lot No'],
  }),
  column('address.streetName', {
    label: address.streetName.label,
    max: address.streetName.max,
    hint: OWN_ADDRESS,
    example: sheetAddress.street.example,
    also: sheetAddress.street.synonyms,
  }),
  column('address.buildingName', {
    label: address.buildingName.label,
    max: address.buildingName.max,
    hint: { en: 'Building or mall', fil: 'Gusali o mall' },
    also: ['Building Name', 'Mall', 'Bldg'],
  }),
  column('address.floorNumber', {
    label: address.floorNumber.label,
    max: address.floorNumber.max,
    hint: { en: 'Floor of the building', fil: 'Palapag ng gusali' },
    also: ['Floor Number', 'Floor No'],
  }),
  column('address.unitNumber', {
    label: address.unitNumber.label,
    max: address.unitNumber.max,
    hint: { en: 'Unit or stall', fil: 'Unit o puwesto' },
    also: ['Unit Number', 'Unit No', 'Stall', 'Stall No'],
  }),
];

const bank = [
  column('bankInformation.bank', {
    label: account.bankId.label,
    max: 120,
    hint: {
      en: 'Only where the branch is paid to another account than the business',
      fil: 'Kung iba ang account ng sangay kaysa sa negosyo',
    },
    also: ['Bank Name', 'Pangalan ng bangko'],
  }),
  column('bankInformation.accountName', {
    label: account.accountName.label,
    max: account.accountName.max,
    hint: { en: 'As the bank has it', fil: 'Ayon sa bangko' },
    also: ['Bank Account Name'],
  }),
  column('bankInformation.accountNumber', {
    label: account.accountNumber.label,
    type: 'digits',
    max: account.accountNumber.max,
    hint: { en: '6 to 20 digits', fil: '6 hanggang 20 digit' },
    also: ['Bank Account Number', 'Account No', 'Bank Account No'],
  }),
  column('bankInformation.accountType', {
    label: account.accountType.label,
    type: 'choice',
    hint: { en: 'Savings or Current', fil: 'Savings o Current' },
    choices: [
      { value: 'SAVINGS', label: 'Savings', also: ['S', 'SA', 'Savings account'] },
      { value: 'CURRENT', label: 'Current', also: ['C', 'CA', 'Checking', 'Current account'] },
    ],
    also: ['Bank Account Type'],
  }),
].map((field) => ({ ...field, hint: of(field.hint, BANK) }));

const contact = [
  column('contactPerson.firstName', {
    label: fullNameFields.firstName.label,
    max: fullNameFields.firstName.max,
    hint: {
      en: 'Only where the branch has a contact person of its own',
      fil: 'Kung may sariling kakausapin ang sangay',
    },
    also: sheetPerson.firstName.synonyms,
  }),
  column('contactPerson.middleName', {
    label: fullNameFields.middleName.label,
    max: fullNameFields.middleName.max,
    hint: fullNameFields.middleName.label,
    also: sheetPerson.middleName.synonyms,
  }),
  column('contactPerson.lastName', {
    label: fullNameFields.lastName.label,
    max: fullNameFields.lastName.max,
    hint: fullNameFields.lastName.label,
    also: sheetPerson.lastName.synonyms,
  }),
  column('contactPerson.jobTitle', {
    label: contactPersonFields.jobTitle.label,
    max: contactPersonFields.jobTitle.max,
    hint: { en: 'As Branch manager', fil: 'Tulad ng Branch manager' },
    also: ['Position', 'Posisyon'],
  }),
  column('contactPerson.mobileNumber', {
    label: contactDetailFields.mobileNumber.label,
    type: 'mobile',
    hint: sheetPerson.mobileNumber.hint,
    also: sheetPerson.mobileNumber.synonyms,
  }),
  column('contactPerson.emailAddress', {
    label: contactDetailFields.emailAddress.label,
    type: 'email',
    max: contactDetailFields.emailAddress.max,
    hint: sheetPerson.emailAddress.hint,
    also: sheetPerson.emailAddress.synonyms,
  }),
].map((field) => ({ ...field, hint: of(field.hint, CONTACT) }));

const selling = [
  column('commodities', {
    label: { en: 'What the branch sells', fil: 'Ibinebenta ng sangay' },
    type: 'list',
    hint: {
      en: 'One or more of the list, parted by semicolons',
      fil: 'Isa o higit pa mula sa listahan, pinaghiwalay ng semicolon',
    },
    also: ['Commodities', 'Commodity', 'Products', 'Mga produkto'],
  }),
  column('schedules.0.days', {
    label: { en: 'Opening days', fil: 'Mga araw na bukas' },
    max: 120,
    hint: { en: 'As Mon-Sat, or Mon, Wed, Fri, or Daily', fil: 'Tulad ng Mon-Sat, o Mon, Wed, Fri, o Daily' },
    example: 'Mon-Sat',
    also: ['Days', 'Days Open', 'Operating Days', 'Schedule'],
  }),
  column('schedules.0.openingHour', {
    label: storeFields.schedules.of.openingHour.label,
    max: 12,
    hint: { en: 'As 09:00 or 9:00 AM', fil: 'Tulad ng 09:00 o 9:00 AM' },
    example: '09:00',
    also: ['Opening Hour', 'Opening Time', 'Open'],
  }),
  column('schedules.0.closingHour', {
    label: storeFields.schedules.of.closingHour.label,
    max: 12,
    hint: { en: 'As 18:00 or 6:00 PM', fil: 'Tulad ng 18:00 o 6:00 PM' },
    example: '18:00',
    also: ['Closing Hour', 'Closing Time', 'Close'],
  }),
  column('ecommerceSites.0.website', {
    label: { en: 'Online shop', fil: 'Tindahan online' },
    max: storeFields.ecommerceSites.of.website.max,
    hint: {
      en: 'Its web address, as https://example.com',
      fil: 'Web address nito, tulad ng https://example.com',
    },
    also: ['Website', 'Web address', 'Site'],
  }),
];

/** The columns of a sheet of branches that an applicant fills in. */
export const branchFields: readonly SpokenField[] = [
  column('merchantName', {
    label: store.merchantName.label,
    required: true,
    max: store.merchantName.max,
    hint: { en: 'Name of the branch', fil: 'Pangalan ng sangay' },
    example: 'Magsino Calamba',
    also: [
      'Branch Name',
      'Merchant Name',
      'Name',
      'Branch',
      'Store',
      'Pangalan ng sangay',
      'Sangay',
      'Tindahan',
    ],
  }),
  column('contactNumber', {
    label: store.contactNumber.label,
    type: 'phone',
    max: store.contactNumber.max,
    hint: {
      en: 'Telephone of the branch: a landline with its area code, or a mobile number',
      fil: 'Telepono ng sangay: landline kasama ang area code, o numero ng mobile',
    },
    example: '(049) 545 1234',
    also: ['Store Number', 'Store Phone', 'Contact No', 'Telepono', 'Branch Phone'],
  }),
  ...places,
  ...selling,
  ...contact,
  ...bank,
];

/** The same with the headers that somebody reads. */
export const branchFieldsIn = spokenIn(branchFields);
