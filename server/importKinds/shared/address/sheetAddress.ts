import type { addressFields } from '#domain/imports/fields/addressFields.ts';
import { ADDRESS } from '../../../records/parts/addressColumns.ts';
import { sheetColumns } from '../written/sheetColumns.ts';

/** The keys of the fields of a sheet that are an address. */
export type AddressKey = keyof typeof addressFields;

const { regionId, provinceId, municipalityId, subMunicipalityId, barangayId, ...BELOW } = ADDRESS.columns;
const { zipCodeId, zipTyped, streetNumber, streetName, buildingName, ...LOST } = BELOW;

/** What the address of a sheet becomes; its country is only checked. */
export const SHEET_ADDRESS = sheetColumns<AddressKey>()({
  city: { municipalityId },
  region: { regionId },
  province: { provinceId },
  barangay: { barangayId, subMunicipalityId },
  zipCode: { zipCodeId, zipTyped },
  numberBuilding: { streetNumber, buildingName },
  street: { streetName },
  country: {},
});

/** The same with what an address has besides, and loses when it moves. */
export const OLD_ADDRESS = sheetColumns<AddressKey>()({
  ...SHEET_ADDRESS.by,
  numberBuilding: { ...LOST, ...SHEET_ADDRESS.by.numberBuilding },
});
