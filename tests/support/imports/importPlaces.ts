import { readFileSync } from 'node:fs';
import { REFERENCE_DIR } from '#server/seed/reference/referenceFiles.ts';

/** A place of the reference data that a sheet can name without doubt, from the region down, with barangays and ZIP codes. */
export interface SheetPlace {
  region: string;
  province: string;
  city: string;
  barangays: readonly string[];
  zips: readonly string[];
}

const PLAIN = /^[A-Z][a-zñ]+(?: [A-Z][a-zñ]+)*$/;
const CITY = /^City of | City$/;
const TITLES = /\b(?:Barangay|Poblacion|City|Santo|Santa|Saint|Norte|Sur)\b/;

const read = (table: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`${table}.tsv`, REFERENCE_DIR), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']));
  });
};

const namesOf = (rows: readonly Record<string, string>[]) => new Map(rows.map(({ id, name }) => [id, name]));

const onlyOnce = (texts: readonly (string | undefined)[]): string[] => {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].flatMap(([text, count]) => (count === 1 ? [text] : []));
};

const gather = (): SheetPlace[] => {
  const regions = namesOf(read('region'));
  const provinces = namesOf(read('province'));
  const barangays = Map.groupBy(read('barangay'), (row) => row.city_id);
  const zips = Map.groupBy(read('zip_code'), (row) => row.city_id);
  const cities = read('city');
  const bare = ({ name = '', province_id }: Record<string, string>) => province_id + name.replace(CITY, '');
  const single = new Set(onlyOnce(cities.map(bare)));
  return cities.flatMap((city): SheetPlace[] => {
    const { id, name = '', region_id, province_id } = city;
    const own = barangays.get(id) ?? [];
    const place = {
      region: regions.get(region_id) ?? '',
      province: provinces.get(province_id) ?? '',
      city: name,
      barangays: onlyOnce(own.map((row) => row.name)).filter((one) => PLAIN.test(one) && !TITLES.test(one)),
      zips: onlyOnce((zips.get(id) ?? []).map((row) => row.zip)),
    };
    // Manila's barangays hang under its districts; names that a person may write in two ways prove nothing here.
    const isPlain = own.every((row) => row.sub_municipality_id === '') && PLAIN.test(name.replace(CITY, ''));
    return isPlain && single.has(bare(city)) && place.province && place.barangays.length && place.zips.length
      ? [place]
      : [];
  });
};

let places: readonly SheetPlace[] | undefined;

/** Every place that leaves no doubt, in the order of the codes. */
export const sheetPlaces = (): readonly SheetPlace[] => {
  places ??= gather();
  return places;
};
