import type pg from 'pg';
import type { DemoRandom } from '../demoDataRandom.ts';

/** A place down to the barangay, with ids of the seeded tables. */
export interface DemoPlace {
  regionId: string;
  provinceId: string;
  cityId: string;
  cityName: string;
  subMunicipalityId: string | null;
  barangayId: string;
  zipCode: string;
  zipCodeId: string;
}

interface City {
  id: string;
  name: string;
  region_id: string;
  province_id: string;
}

const NCR = '1300000000';
const CENTRAL_LUZON = '0300000000';
const CALABARZON = '0400000000';
const CEBU = ['Cebu City', 'City of Cebu', 'City of Mandaue', 'City of Lapu-Lapu', 'City of Talisay'];

const groupOf = (city: City): string => {
  if (city.region_id === NCR) return 'ncr';
  if (city.region_id === CALABARZON) return 'calabarzon';
  if (city.region_id === CENTRAL_LUZON) return 'centralLuzon';
  return city.region_id === '0700000000' && CEBU.includes(city.name) ? 'cebu' : 'elsewhere';
};

const pickGroup = (random: DemoRandom): string => {
  const draw = random.next();
  if (draw < 0.44) return 'ncr';
  if (draw < 0.63) return 'calabarzon';
  if (draw < 0.78) return 'centralLuzon';
  return draw < 0.88 ? 'cebu' : 'elsewhere';
};

const CITIES = `select c.id, c.name, c.region_id, c.province_id from city c where (c.is_city or c.region_id = '${NCR}')
  and exists (select 1 from barangay b where b.city_id = c.id)
  and exists (select 1 from zip_code z where z.city_id = c.id) order by c.id`;
// Every tenth barangay is plenty to draw from.
const BARANGAYS = `select city_id, sub_municipality_id, id from (
  select *, row_number() over (partition by city_id order by id) as n from barangay where city_id = any($1)) b
  where n % 10 = 1 order by id`;
const ZIPS = 'select city_id, sub_municipality_id, id, zip from zip_code where city_id = any($1) order by id';

interface Child {
  city_id: string;
  sub_municipality_id: string | null;
  id: string;
  zip: string;
}

/** Draws a place, in a city where one is asked for. */
export type DrawPlace = (random: DemoRandom, cityId?: string | null) => DemoPlace;

/** Draws places, two in five from Metro Manila, most others from the provinces around it and from Metro Cebu. */
export const demoPlaces = async (client: pg.ClientBase): Promise<DrawPlace> => {
  const { rows: cities } = await client.query<City>(CITIES);
  const groups = Map.groupBy(cities, groupOf);
  const ids = [cities.map((city) => city.id)];
  const barangays = Map.groupBy((await client.query<Child>(BARANGAYS, ids)).rows, (row) => row.city_id);
  const zips = Map.groupBy((await client.query<Child>(ZIPS, ids)).rows, (row) => row.city_id);
  const byId = new Map(cities.map((city) => [city.id, city]));
  return (random, cityId) => {
    const asked = cityId ? byId.get(cityId) : undefined;
    const city = asked ?? random.pick(groups.get(pickGroup(random)) ?? cities);
    const barangay = random.pick(barangays.get(city.id) ?? []);
    const all = zips.get(city.id) ?? [];
    const own = all.filter((row) => row.sub_municipality_id === barangay.sub_municipality_id);
    const zip = random.pick(own.length ? own : all);
    return {
      regionId: city.region_id,
      provinceId: city.province_id,
      cityId: city.id,
      cityName: city.name,
      subMunicipalityId: barangay.sub_municipality_id,
      barangayId: barangay.id,
      zipCode: zip.zip,
      zipCodeId: zip.id,
    };
  };
};
