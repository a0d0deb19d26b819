import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, text } from '../../db/columns/kinds.ts';
import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './byName.ts';

interface City {
  id: string;
  name: string;
  provinceId: string;
  hasSubMunicipalities: boolean;
}

const CITY = columnsOf<City>('city c')({
  id: text('c.id'),
  name: text('c.name'),
  provinceId: text('c.province_id'),
  hasSubMunicipalities: flag('exists (select 1 from sub_municipality s where s.city_id = c.id)'),
});

const CITIES = `select ${CITY.select} from city c where ($1::text is null or c.province_id = ${parent('$1')})
    and ($2::text is null or c.region_id = ${parent('$2')})`;

/** Cities and municipalities of a province or region, or all. */
export const getCities = osAnyone.places.getCities.handler(async ({ input, context }) => {
  const values = [input.query.provinceId ?? null, input.query.regionId ?? null];
  return { data: { list: await byName(context.tx, CITY, { name: 'cities', text: CITIES, values }) } };
});
