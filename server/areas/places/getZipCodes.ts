import { zipLabel } from '#domain/lookupLabels.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { osAnyone } from '../../http/os.ts';
import { parent } from './byName.ts';

const ZIP_CODE = columnsOf<{ id: string; name: string; zipCode: string }>('zip_code z')({
  id: text('z.id'),
  name: text('z.zip'),
  zipCode: text('z.name'),
});

const ZIP_CODES = `select ${ZIP_CODE.select} from zip_code z
  where z.city_id = ${parent('$1')}
    and ($2::text is null or z.sub_municipality_id is null or z.sub_municipality_id = ${parent('$2')})
  order by z.zip, z.name`;

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
