import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './byName.ts';

const SUB_MUNICIPALITY = columnsOf<{ id: string; name: string; cityId: string }>('sub_municipality s')({
  id: text('s.id'),
  name: text('s.name'),
  cityId: text('s.city_id'),
});

const SUB_MUNICIPALITIES = `select ${SUB_MUNICIPALITY.select} from sub_municipality s
  where $1::text is null or s.city_id = ${parent('$1')}`;

/** The districts of the City of Manila; the only city that has them. */
export const getSubMunicipalities = osAnyone.places.getSubMunicipalities.handler(
  async ({ input, context }) => {
    const values = [input.query.cityId ?? null];
    const query = { name: 'sub-municipalities', text: SUB_MUNICIPALITIES, values };
    return { data: { list: await byName(context.tx, SUB_MUNICIPALITY, query) } };
  },
);
