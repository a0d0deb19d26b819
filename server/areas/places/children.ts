import { zipLabel } from '#domain/lookupLabels.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './read.ts';

const SUB_MUNICIPALITY = columnsOf<{ id: string; name: string; cityId: string }>()({
  id: text('s.id'),
  name: text('s.name'),
  cityId: text('s.city_id'),
});
const SUB_MUNICIPALITIES = `select ${SUB_MUNICIPALITY.select} from sub_municipality s
  where $1::text is null or s.city_id = ${parent('$1')}`;

const BARANGAY = columnsOf<{ id: string; name: string; subMunicipalityId: string | null }>()({
  id: text('b.id'),
  name: text('b.name'),
  subMunicipalityId: text('b.sub_municipality_id'),
});
const barangaysOf = (column: string) =>
  `select ${BARANGAY.select} from barangay b where b.${column} = ${parent('$1')}`;

const ZIP_CODE = columnsOf<{ id: string; name: string; zipCode: string }>()({
  id: text('z.id'),
  name: text('z.zip'),
  zipCode: text('z.name'),
});
const ZIP_CODES = `select ${ZIP_CODE.select} from zip_code z
  where z.city_id = ${parent('$1')}
    and ($2::text is null or z.sub_municipality_id is null or z.sub_municipality_id = ${parent('$2')})
  order by z.zip, z.name`;

/** The districts of the City of Manila; the only city that has them. */
export const getSubMunicipalities = osAnyone.places.getSubMunicipalities.handler(
  async ({ input, context }) => {
    const values = [input.query.cityId ?? null];
    const query = { name: 'sub-municipalities', text: SUB_MUNICIPALITIES, values };
    return { data: { list: await byName(context.tx, SUB_MUNICIPALITY, query) } };
  },
);

/** Barangays of a city or of a sub-municipality. */
export const getBarangays = osAnyone.places.getBarangays.handler(async ({ input, context }) => {
  const [column, parentId] =
    'cityId' in input.query
      ? (['city_id', input.query.cityId] as const)
      : (['sub_municipality_id', input.query.subMunicipalityId] as const);
  const query = { name: `barangays-${column}`, text: barangaysOf(column), values: [parentId] };
  return { data: { list: await byName(context.tx, BARANGAY, query) } };
});

/** ZIP codes of a city; with a sub-municipality its own and those that belong to none. */
export const getZipCodes = osAnyone.places.getZipCodes.handler(async ({ input, context }) => {
  const { cityId, subMunicipalityId = null } = input.query;
  const rows = await ZIP_CODE.read(context.tx, {
    name: 'zip-codes',
    text: ZIP_CODES,
    values: [cityId, subMunicipalityId],
  });
  return { data: { list: rows.map((row) => ({ ...row, label: zipLabel(row) })) } };
});
