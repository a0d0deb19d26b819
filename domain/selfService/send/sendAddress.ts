import { COUNTRY } from '../../places/country.ts';
import { isZip } from '../../places/zip.ts';
import { type RetailerAddressType, SELF_SERVICE_ADDRESS_TYPE } from '../form/addressTypes.ts';
import type { AddressForm, Choice } from '../form/applicationForm.ts';

const WITH_PARTS = 'CITY OF MANILA';
const ZIP_LENGTH = 4;

/** Whether the sub-municipality of an address is sent: only of the City of Manila, in whatever letters. */
export const sendsSubMunicipality = (city: string): boolean => city.trim().toUpperCase() === WITH_PARTS;

/** A ZIP code as it is sent: the first four characters of its label. */
export const sendZip = (label: string): string => label.trim().slice(0, ZIP_LENGTH);

const lineOf = (typed: string): string | null => typed.trim() || null;
const place = <P extends string>(name: P, choice: Choice | null) =>
  choice === null
    ? {}
    : ({ [name]: choice.label, [`${name}Id`]: choice.value } as Record<P | `${P}Id`, string>);

const zip = (choice: Choice | null) => {
  if (choice === null) return {};
  const zipCode = sendZip(choice.label);
  return choice.value === '' && isZip(zipCode) ? { zipCode } : { zipCode, zipCodeId: choice.value };
};

/**
 * An address as it is sent: country and type are always the same, each place goes with its id and its label. A ZIP code that was
 * typed, in a town that has none to choose, has no id.
 */
export const sendAddress = <T extends string = typeof SELF_SERVICE_ADDRESS_TYPE>(
  address: AddressForm,
  type: T | typeof SELF_SERVICE_ADDRESS_TYPE = SELF_SERVICE_ADDRESS_TYPE,
) => ({
  country: COUNTRY,
  type,
  ...place('region', address.region),
  ...place('province', address.province),
  ...place('municipality', address.municipality),
  ...(sendsSubMunicipality(address.municipality?.label ?? '')
    ? place('subMunicipality', address.subMunicipality)
    : {}),
  ...place('barangay', address.barangay),
  ...zip(address.zipCode),
  streetNumber: lineOf(address.streetNumber),
  streetName: lineOf(address.streetName),
  buildingName: lineOf(address.buildingName),
  floorNumber: lineOf(address.floorNumber),
  unitNumber: lineOf(address.unitNumber),
});
export type SentAddress = ReturnType<typeof sendAddress<RetailerAddressType>>;
