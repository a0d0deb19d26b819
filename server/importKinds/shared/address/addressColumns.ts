/** The columns of an address that a sheet writes, with their types. */
export const ADDRESS_COLUMNS = {
  region_id: 'text',
  province_id: 'text',
  city_id: 'text',
  sub_municipality_id: 'text',
  barangay_id: 'text',
  zip_code_id: 'text',
  zip_typed: 'text',
  street_number: 'text',
  street_name: 'text',
  building_name: 'text',
} as const;

/** What an address has besides, and loses when it moves. */
export const OLD_ADDRESS_COLUMNS = { ...ADDRESS_COLUMNS, floor_number: 'text', unit_number: 'text' } as const;
