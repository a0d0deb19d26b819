import type { AddressInput } from '#contract/shapes/address.ts';
import { textOrNull } from '#domain/formats/textOrNull.ts';
import type { PlaceValues } from '../places/placeLevels.ts';

/** An address in a form: the ids of the cascade and the parts below the barangay. */
export type AddressValues = { [K in keyof AddressInput]?: string | null };

/** The cascade's values out of an address of the form. */
export const toPlace = (address: AddressValues, hasSubMunicipalities: boolean): PlaceValues => ({
  region: address.regionId ?? null,
  province: address.provinceId ?? null,
  city: address.municipalityId ?? null,
  subMunicipality: address.subMunicipalityId ?? null,
  barangay: address.barangayId ?? null,
  zipCode: address.zipCodeId ?? null,
  zipTyped: address.zipTyped ?? null,
  hasSubMunicipalities,
});

/** The ids of a form's address after the cascade changed. */
export const fromPlace = (place: PlaceValues): AddressValues => ({
  regionId: place.region ?? null,
  provinceId: place.province ?? null,
  municipalityId: place.city ?? null,
  subMunicipalityId: place.subMunicipality ?? null,
  barangayId: place.barangay ?? null,
  zipCodeId: place.zipCode ?? null,
  zipTyped: place.zipTyped || null,
});

/** An address as it was read, as values of a form; nothing where there is none. */
export const addressToValues = (
  address: Partial<Record<keyof AddressValues, unknown>> | undefined,
): Record<keyof AddressInput, string | null> => ({
  regionId: textOrNull(address?.regionId),
  provinceId: textOrNull(address?.provinceId),
  municipalityId: textOrNull(address?.municipalityId),
  subMunicipalityId: textOrNull(address?.subMunicipalityId),
  barangayId: textOrNull(address?.barangayId),
  zipCodeId: textOrNull(address?.zipCodeId),
  zipTyped: textOrNull(address?.zipTyped),
  streetNumber: textOrNull(address?.streetNumber),
  streetName: textOrNull(address?.streetName),
  buildingName: textOrNull(address?.buildingName),
  floorNumber: textOrNull(address?.floorNumber),
  unitNumber: textOrNull(address?.unitNumber),
});
