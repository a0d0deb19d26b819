import { addressRow, insertAddresses } from './addressRows.ts';
import type { DemoArea } from './area.ts';
import { readPartners, readStores } from './read.ts';
import { unaudited } from './rows.ts';

const HEAD_OFFICE_EVERY = 4;

// A business of one store is registered where it sells.
const SHARED = `insert into address (partner_id, type, region_id, province_id, city_id, sub_municipality_id, barangay_id, zip_code_id,
    unit_number, floor_number, building_name, street_number, street_name)
  select a.partner_id, 'REGISTRATION', a.region_id, a.province_id, a.city_id, a.sub_municipality_id, a.barangay_id, a.zip_code_id,
    a.unit_number, a.floor_number, a.building_name, a.street_number, a.street_name
  from address a join merchant m on m.id = a.merchant_id
  where a.type = 'BUSINESS_PLACE' and m.partner_id = any($1::bigint[])`;
const MARK = 'update merchant set is_same_address = true where partner_id = any($1::bigint[])';

/** Where partners are registered; those of one store where that is, every fourth with a place for its mail besides. */
export const registrations: DemoArea = {
  seeded: `from address where type = 'REGISTRATION'`,
  seed: async ({ client, names, places }) => {
    const draw = await places();
    const partners = await readPartners(client);
    const cities = new Map((await readStores(client)).map(({ partnerId, cityId }) => [partnerId, cityId]));
    const isShared = ({ storeCount, entity }: (typeof partners)[number]) =>
      storeCount === 1 && entity === 'SOLE_PROPRIETORSHIP';
    const rows = partners.flatMap((partner, at) => {
      const { id: partnerId } = partner;
      const types = [
        ...(isShared(partner) ? [] : ['REGISTRATION']),
        ...(at % HEAD_OFFICE_EVERY === 0 ? ['MAILING'] : []),
      ];
      return types.map((type) =>
        addressRow(names, draw(names.random, cities.get(partnerId)), type, { partnerId }),
      );
    });
    await insertAddresses(client, rows);
    const shared = [partners.filter(isShared).map(({ id }) => id)];
    await client.query(SHARED, shared);
    await unaudited(client, ['merchant'], async () => void (await client.query(MARK, shared)));
  },
};
