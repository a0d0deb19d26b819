import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './byName.ts';

const BARANGAY = columnsOf<{ id: string; name: string; subMunicipalityId: string | null }>('barangay b')({
  id: text('b.id'),
  name: text('b.name'),
  subMunicipalityId: text('b.sub_municipality_id'),
});

const barangaysOf = (column: string) =>
  `select ${BARANGAY.select} from barangay b where b.${column} = ${parent('$1')}`;

/** Barangays of a city or of a sub-municipality. */
export const getBarangays = osAnyone.places.getBarangays.handler(async ({ input, context }) => {
  const [column, parentId] =
    'cityId' in input.query
      ? (['city_id', input.query.cityId] as const)
      : (['sub_municipality_id', input.query.subMunicipalityId] as const);
  const query = { name: `barangays-${column}`, text: barangaysOf(column), values: [parentId] };
  return { data: { list: await byName(context.tx, BARANGAY, query) } };
});
