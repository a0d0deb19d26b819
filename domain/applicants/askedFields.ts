import { addressFields } from '../fields/address.ts';
import { associateFields } from '../fields/associate.ts';
import { bankAccountFields } from '../fields/bankAccount.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '../fields/contactPerson.ts';
import { partnerBusinessFields } from '../fields/partner.ts';
import { registrationFields } from '../fields/registration.ts';
import { storeDetailFields, storeFields } from '../fields/store.ts';
import { EVER_REQUIRED } from '../review/requiredDocuments.ts';
import { sectionOf } from '../selfService/form/steps.ts';
import { each, type Sentence, same } from '../sentence.ts';

type Labels = Readonly<Record<string, Sentence>>;

const under = (path: string, group: Sentence, labels: Labels): Labels =>
  Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [
      `${path}.${field}`,
      each((language) => `${group[language]}: ${label[language]}`),
    ]),
  );

const ADDRESS: Labels = {
  region: addressFields.regionId.label,
  province: addressFields.provinceId.label,
  municipality: addressFields.municipalityId.label,
  subMunicipality: addressFields.subMunicipalityId.label,
  barangay: addressFields.barangayId.label,
  zipCode: addressFields.zipCodeId.label,
  streetNumber: addressFields.streetNumber.label,
  streetName: addressFields.streetName.label,
  buildingName: addressFields.buildingName.label,
  floorNumber: addressFields.floorNumber.label,
  unitNumber: addressFields.unitNumber.label,
};
const ACCOUNT: Labels = {
  bank: bankAccountFields.bankId.label,
  accountName: bankAccountFields.accountName.label,
  accountNumber: bankAccountFields.accountNumber.label,
  accountType: bankAccountFields.accountType.label,
};
const NAMES: Labels = {
  firstName: fullNameFields.firstName.label,
  middleName: fullNameFields.middleName.label,
  lastName: fullNameFields.lastName.label,
};
const PERSON: Labels = {
  ...NAMES,
  birthDate: contactPersonFields.birthDate.label,
  jobTitle: contactPersonFields.jobTitle.label,
  mobileNumber: contactDetailFields.mobileNumber.label,
  emailAddress: contactDetailFields.emailAddress.label,
};
const ASSOCIATE: Labels = {
  ...NAMES,
  position: associateFields.position.label,
  birthDate: associateFields.birthDate.label,
  emailAddress: contactDetailFields.emailAddress.label,
  mobileNumber: contactDetailFields.mobileNumber.label,
};

const IN_ADDRESS = same('Address');
const IN_ACCOUNT = same('Bank account');

/**
 * What can be wrong in each section of an application, by the path on its form without places in lists, with its label; documents by
 * their codes, which a look-up names.
 */
const ASKED: ReadonlyMap<string, Labels> = new Map([
  [
    sectionOf('business-details'),
    {
      businessType: partnerBusinessFields.businessEntity.label,
      registeredBusinessName: partnerBusinessFields.name.label,
      businessTin: registrationFields.tinNumber.label,
      dtiRegistrationNumber: partnerBusinessFields.dtiRegistrationNumber.label,
      secRegistrationNumber: partnerBusinessFields.secRegistrationNumber.label,
      ...under('address', IN_ADDRESS, ADDRESS),
    },
  ],
  [
    sectionOf('bank-information'),
    {
      ...under('bankInformation', IN_ACCOUNT, ACCOUNT),
      ...under('authorizedSignatory', { en: 'Signatory', fil: 'Pipirma' }, PERSON),
    },
  ],
  [
    sectionOf('branch-details/merchant'),
    {
      merchantName: storeDetailFields.merchantName.label,
      contactNumber: storeDetailFields.contactNumber.label,
      ...under('address', IN_ADDRESS, ADDRESS),
      ...under('bankInformation', IN_ACCOUNT, ACCOUNT),
      ...under('contactPerson', { en: 'Contact person', fil: 'Kakausapin' }, PERSON),
    },
  ],
  [
    sectionOf('branch-details/retailer'),
    under('retailerAssociates', { en: 'Person', fil: 'Tao' }, ASSOCIATE),
  ],
  [
    sectionOf('branch-details/commodity'),
    {
      ...under('schedules', storeFields.schedules.label, {
        days: { en: 'Days', fil: 'Mga araw' },
        openingHour: storeFields.schedules.of.openingHour.label,
        closingHour: storeFields.schedules.of.closingHour.label,
      }),
      ...under('ecommerceSites', storeFields.ecommerceSites.label, {
        website: storeFields.ecommerceSites.of.website.label,
      }),
    },
  ],
  [
    sectionOf('review-application'),
    {
      'consent.acceptableUse': { en: 'Agreement to the terms', fil: 'Pagsang-ayon sa mga tuntunin' },
      'consent.privacyPolicy': {
        en: 'Agreement to the privacy policy',
        fil: 'Pagsang-ayon sa patakaran sa privacy',
      },
    },
  ],
]);

/** A path on a form without places in lists: `retailerAssociates.2.lastName` is `retailerAssociates.lastName`. */
export function withoutPlaces(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

/** What a field of a section is called where it is asked for; null for one that the section does not ask. */
export function askedLabel(section: string, field: string): Sentence | null {
  const labels = ASKED.get(section);
  return labels && Object.hasOwn(labels, field) ? (labels[field] ?? null) : null;
}

/** Whether a section asks for a field, by its path on the form; of documents by their codes. */
export function isAsked(section: string, path: string): boolean {
  if (section === sectionOf('required-documents')) return EVER_REQUIRED.includes(path);
  return askedLabel(section, withoutPlaces(path)) !== null;
}
