import type { AddressInput } from '#contract/shapes/address.ts';
import type { PayloadAddress } from '#contract/shapes/payloadAddress.ts';

/** An address of a payload as it is kept: by its ids. A ZIP code without one was typed. */
export const addressOfPayload = ({ zipCode, zipCodeId, ...address }: PayloadAddress): AddressInput => ({
  regionId: address.regionId,
  provinceId: address.provinceId,
  municipalityId: address.municipalityId,
  subMunicipalityId: address.subMunicipalityId,
  barangayId: address.barangayId,
  zipCodeId: zipCodeId ?? null,
  zipTyped: zipCodeId ? null : zipCode,
  streetNumber: address.streetNumber,
  streetName: address.streetName,
  buildingName: address.buildingName,
  floorNumber: address.floorNumber,
  unitNumber: address.unitNumber,
});
