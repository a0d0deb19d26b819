import { addressText } from '#domain/places/addressText.ts';
import type { AddressForm } from '#domain/selfService/form/applicationForm.ts';

/** An address of a form on one line; empty where nothing is known. */
export const addressOf = (address: AddressForm): string =>
  addressText({
    unitNumber: address.unitNumber,
    floorNumber: address.floorNumber,
    buildingName: address.buildingName,
    streetNumber: address.streetNumber,
    streetName: address.streetName,
    barangay: address.barangay?.label ?? null,
    subMunicipality: address.subMunicipality?.label ?? null,
    municipality: address.municipality?.label ?? null,
    province: address.province?.label ?? null,
    zipCode: address.zipCode?.label ?? null,
  });
