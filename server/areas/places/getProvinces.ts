import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './byName.ts';

const PROVINCE = columnsOf<{ id: string; name: string; regionId: string }>('province v')({
  id: text('v.id'),
  name: text('v.name'),
  regionId: text('v.region_id'),
});

const PROVINCES = `select ${PROVINCE.select} from province v where $1::text is null or v.region_id = ${parent('$1')}`;

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
