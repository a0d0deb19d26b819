import type { AddressForm, Choice } from '../form/applicationForm.ts';

/** An address as it is read: each place with its id, and what stands below the barangay. */
export interface AddressRead {
  region: string | null;
  regionId: string | null;
  province: string | null;
  provinceId: string | null;
  municipality: string | null;
  municipalityId: string | null;
  subMunicipality: string | null;
  subMunicipalityId: string | null;
  barangay: string | null;
  barangayId: string | null;
  /** As "1000 - Ermita"; where the town has no codes to choose from the four digits alone, without an id. */
  zipCode: string | null;
  zipCodeId: string | null;
  streetNumber: string | null;
  streetName: string | null;
  buildingName: string | null;
  floorNumber: string | null;
  unitNumber: string | null;
}

/** A name and its id as a choice; without a name there is none. */
export const choiceOf = (label: string | null, value: string | null): Choice | null =>
  label === null ? null : { label, value: value ?? '' };

const text = (part: string | null): string => part ?? '';

/** An address that was read as the form holds it: places as label and value, all else as text. */
export const addressToForm = (address: AddressRead): AddressForm => ({
  region: choiceOf(address.region, address.regionId),
  province: choiceOf(address.province, address.provinceId),
  municipality: choiceOf(address.municipality, address.municipalityId),
  subMunicipality: choiceOf(address.subMunicipality, address.subMunicipalityId),
  barangay: choiceOf(address.barangay, address.barangayId),
  zipCode: choiceOf(address.zipCode, address.zipCodeId),
  streetNumber: text(address.streetNumber),
  streetName: text(address.streetName),
  buildingName: text(address.buildingName),
  floorNumber: text(address.floorNumber),
  unitNumber: text(address.unitNumber),
});
