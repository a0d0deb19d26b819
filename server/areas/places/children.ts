import { zipLabel } from '#domain/lookupLabels.ts';
import { osAnyone } from '../../http/os.ts';
import { byName, parent } from './read.ts';

const SUB_MUNICIPALITIES = `select id, name, city_id as "cityId" from sub_municipality
  where $1::text is null or city_id = ${parent('$1')}`;
const barangaysOf = (column: string) =>
  `select id, name, sub_municipality_id as "subMunicipalityId" from barangay where ${column} = ${parent('$1')}`;
const ZIP_CODES = `select id, zip as name, name as "zipCode" from zip_code
  where city_id = ${parent('$1')}
    and ($2::text is null or sub_municipality_id is null or sub_municipality_id = ${parent('$2')})
  order by zip, "zipCode"`;

interface SubMunicipality {
  id: string;
  name: string;
  cityId: string;
}

/** The districts of the City of Manila; the only city that has them. */
export const getSubMunicipalities = osAnyone.places.getSubMunicipalities.handler(
  async ({ input, context }) => {
    const values = [input.query.cityId ?? null];
    const query = { name: 'sub-municipalities', text: SUB_MUNICIPALITIES, values };
    return { data: { list: await byName<SubMunicipality>(context.tx, query) } };
  },
);

interface Barangay {
  id: string;
  name: string;
  subMunicipalityId: string | null;
}

/** Barangays of a city or of a sub-municipality. */
export const getBarangays = osAnyone.places.getBarangays.handler(async ({ input, context }) => {
  const [column, id] =
    'cityId' in input.query
      ? (['city_id', input.query.cityId] as const)
      : (['sub_municipality_id', input.query.subMunicipalityId] as const);
  const query = { name: `barangays-${column}`, text: barangaysOf(column), values: [id] };
  return { data: { list: await byName<Barangay>(context.tx, query) } };
});

interface ZipCode {
  id: string;
  name: string;
  zipCode: string;
}

/** ZIP codes of a city; with a sub-municipality its own and those that belong to none. */
export const getZipCodes = osAnyone.places.getZipCodes.handler(async ({ input, context }) => {
  const { cityId, subMunicipalityId = null } = input.query;
  const rows = await context.tx.query<ZipCode>({
    name: 'zip-codes',
    text: ZIP_CODES,
    values: [cityId, subMunicipalityId],
  });
  return { data: { list: rows.map((row) => ({ ...row, label: zipLabel(row) })) } };
});
