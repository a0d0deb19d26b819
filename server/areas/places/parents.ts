import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './read.ts';

const REGIONS = 'select id, name from region order by id';
const PROVINCES = `select id, name, region_id as "regionId" from province
  where $1::text is null or region_id = ${parent('$1')}`;
const CITIES = `select c.id, c.name, c.province_id as "provinceId",
    exists (select 1 from sub_municipality s where s.city_id = c.id) as "hasSubMunicipalities"
  from city c where ($1::text is null or c.province_id = ${parent('$1')})
    and ($2::text is null or c.region_id = ${parent('$2')})`;

/** The 18 regions, in the order of their codes. */
export const getRegions = osAnyone.places.getRegions.handler(async ({ context }) => ({
  data: { list: await context.tx.query<{ id: string; name: string }>({ name: 'regions', text: REGIONS }) },
}));

/** Provinces of a region, or all. */
export const getProvinces = osAnyone.places.getProvinces.handler(async ({ input, context }) => {
  const values = [input.query.regionId ?? null];
  const list = await byName<{ id: string; name: string; regionId: string }>(context.tx, {
    name: 'provinces',
    text: PROVINCES,
    values,
  });
  return { data: { list } };
});

interface City {
  id: string;
  name: string;
  provinceId: string;
  hasSubMunicipalities: boolean;
}

/** Cities and municipalities of a province or region, or all. */
export const getCities = osAnyone.places.getCities.handler(async ({ input, context }) => {
  const values = [input.query.provinceId ?? null, input.query.regionId ?? null];
  return { data: { list: await byName<City>(context.tx, { name: 'cities', text: CITIES, values }) } };
});
