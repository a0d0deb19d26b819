import type { AddressInput } from '#contract/shapes/parts.ts';

/** The column of each field of an address as it is sent; total, so that whoever writes, copies or compares one forgets none. */
export const ADDRESS_COLUMN = {
  regionId: 'region_id',
  provinceId: 'province_id',
  municipalityId: 'city_id',
  subMunicipalityId: 'sub_municipality_id',
  barangayId: 'barangay_id',
  zipCodeId: 'zip_code_id',
  zipTyped: 'zip_typed',
  streetNumber: 'street_number',
  streetName: 'street_name',
  buildingName: 'building_name',
  floorNumber: 'floor_number',
  unitNumber: 'unit_number',
} as const satisfies Record<keyof AddressInput, string>;

type Field = keyof typeof ADDRESS_COLUMN;
const isField = (name: string): name is Field => name in ADDRESS_COLUMN;
export const ADDRESS_FIELDS: readonly Field[] = Object.keys(ADDRESS_COLUMN).filter(isField);
