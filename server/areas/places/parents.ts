import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, text } from '../../db/columns/kinds.ts';
import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './read.ts';

const REGIONS = 'select id, name from region order by id';
const PROVINCE = columnsOf<{ id: string; name: string; regionId: string }>()({
  id: text('v.id'),
  name: text('v.name'),
  regionId: text('v.region_id'),
});
const PROVINCES = `select ${PROVINCE.select} from province v where $1::text is null or v.region_id = ${parent('$1')}`;

interface City {
  id: string;
  name: string;
  provinceId: string;
  hasSubMunicipalities: boolean;
}
const CITY = columnsOf<City>()({
  id: text('c.id'),
  name: text('c.name'),
  provinceId: text('c.province_id'),
  hasSubMunicipalities: flag('exists (select 1 from sub_municipality s where s.city_id = c.id)'),
});
const CITIES = `select ${CITY.select} from city c where ($1::text is null or c.province_id = ${parent('$1')})
    and ($2::text is null or c.region_id = ${parent('$2')})`;

/** The 18 regions, in the order of their codes. */
export const getRegions = osAnyone.places.getRegions.handler(async ({ context }) => ({
  data: { list: await context.tx.query<{ id: string; name: string }>({ name: 'regions', text: REGIONS }) },
}));

/** Provinces of a region, or all. */
export const getProvinces = osAnyone.places.getProvinces.handler(async ({ input, context }) => {
  const values = [input.query.regionId ?? null];
  const list = await byName(context.tx, PROVINCE, {
    name: 'provinces',
    text: PROVINCES,
    values,
  });
  return { data: { list } };
});

/** Cities and municipalities of a province or region, or all. */
export const getCities = osAnyone.places.getCities.handler(async ({ input, context }) => {
  const values = [input.query.provinceId ?? null, input.query.regionId ?? null];
  return { data: { list: await byName(context.tx, CITY, { name: 'cities', text: CITIES, values }) } };
});
