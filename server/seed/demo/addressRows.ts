import type pg from 'pg';
import type { DemoNames } from '../demoNames.ts';
import type { DemoPlace } from './demoPlaces.ts';
import { type Columns, insertRows } from './rows.ts';

const ADDRESS = {
  partner_id: 'bigint',
  merchant_id: 'bigint',
  associate_id: 'bigint',
  type: 'text',
  region_id: 'text',
  province_id: 'text',
  city_id: 'text',
  sub_municipality_id: 'text',
  barangay_id: 'text',
  zip_code_id: 'text',
  unit_number: 'text',
  floor_number: 'text',
  building_name: 'text',
  street_number: 'text',
  street_name: 'text',
} as const satisfies Columns;

interface Whose {
  partnerId: string;
  merchantId?: string;
  associateId?: string;
}

/** A place as an address of a partner, a store or a person, with an invented house and street. */
export const addressRow = (
  names: Pick<DemoNames, 'addressLine'>,
  place: DemoPlace,
  type: string,
  { partnerId, merchantId, associateId }: Whose,
) => {
  const line = names.addressLine();
  return {
    partner_id: partnerId,
    merchant_id: merchantId ?? null,
    associate_id: associateId ?? null,
    type,
    region_id: place.regionId,
    province_id: place.provinceId,
    city_id: place.cityId,
    sub_municipality_id: place.subMunicipalityId,
    barangay_id: place.barangayId,
    zip_code_id: place.zipCodeId,
    unit_number: line.unitNumber || null,
    floor_number: line.floorNumber || null,
    building_name: line.buildingName || null,
    street_number: line.streetNumber,
    street_name: line.streetName,
  };
};

export const insertAddresses = (
  client: pg.ClientBase,
  rows: readonly ReturnType<typeof addressRow>[],
): Promise<void> => insertRows(client, 'address', ADDRESS, rows);
