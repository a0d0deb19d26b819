import type { AddressForm, Choice, ScheduleForm, StoreForm } from '../form/applicationForm.ts';
import { emptyAddress, emptyStore } from '../form/emptyForms.ts';
import { readMobile } from '../read/mobile.ts';

/** A row of a sheet of branches as it was read. */
export interface BranchRow {
  /** By the path of the field in a store's form; null for an empty cell, or one that cannot be read. */
  texts: Readonly<Record<string, string | null>>;
  /** The paths of the cells in which something stands. */
  filled: ReadonlySet<string>;
  /** The places that were found, null while one of them was not. */
  places: Partial<AddressForm> | null;
  bank: Choice | null;
  commodities: readonly Choice[];
  hours: ScheduleForm | null;
}

const addressOf = ({ texts, places }: BranchRow): AddressForm => {
  const typed = (name: keyof AddressForm): Choice | null => {
    const label = texts[`address.${name}`];
    return label ? { label, value: '' } : null;
  };
  const text = (name: keyof AddressForm): string => texts[`address.${name}`] ?? '';
  return {
    ...emptyAddress(),
    municipality: typed('municipality'),
    barangay: typed('barangay'),
    zipCode: typed('zipCode'),
    // Region and province follow from the rest, and are found with it.
    region: { label: text('region'), value: '' },
    province: { label: text('province'), value: '' },
    ...places,
    streetNumber: text('streetNumber'),
    streetName: text('streetName'),
    buildingName: text('buildingName'),
    floorNumber: text('floorNumber'),
    unitNumber: text('unitNumber'),
  };
};

/** A row as the form of a store holds it: of what is left empty as a whole the business's own counts. */
export const storeOfRow = (row: BranchRow): StoreForm => {
  const empty = emptyStore();
  const text = (path: string): string => row.texts[path] ?? '';
  const has = (part: string): boolean => [...row.filled].some((path) => path.startsWith(`${part}.`));
  const type = text('bankInformation.accountType');
  const website = text('ecommerceSites.0.website');
  return {
    ...empty,
    merchantName: text('merchantName'),
    contactNumber: readMobile(text('contactNumber')),
    isSameAddress: !has('address'),
    address: has('address') ? addressOf(row) : empty.address,
    isSameBank: !has('bankInformation'),
    bankInformation: {
      ...empty.bankInformation,
      bank: row.bank,
      accountName: text('bankInformation.accountName'),
      accountNumber: text('bankInformation.accountNumber'),
      accountType: type === 'SAVINGS' || type === 'CURRENT' ? type : null,
    },
    isSameContact: !has('contactPerson'),
    contactPerson: {
      ...empty.contactPerson,
      firstName: text('contactPerson.firstName'),
      middleName: text('contactPerson.middleName'),
      lastName: text('contactPerson.lastName'),
      jobTitle: text('contactPerson.jobTitle'),
      mobileNumber: readMobile(text('contactPerson.mobileNumber')),
      emailAddress: text('contactPerson.emailAddress'),
    },
    commodities: row.commodities.map(({ label, value }) => ({
      key: value,
      label,
      value: true,
      hidden: false,
      subCommodities: [],
    })),
    schedules: row.hours ? [row.hours] : [],
    ecommerceSites: website ? [{ website, isEnabled: true }] : [],
  };
};
