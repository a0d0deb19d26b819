import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { json, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { barangayKey, cityKey, provinceKey, regionKeys } from './plainName.ts';

export interface Place {
  id: string;
  name: string;
  key: string;
  /** All of its keys, where it has several names. */
  keys?: readonly string[];
}
export interface Region extends Place {
  keys: readonly string[];
}
export interface Province extends Place {
  regionId: string;
}
export interface Barangay extends Place {
  partId: string | null;
}
export interface Zip {
  id: string;
  zip: string;
  partId: string | null;
}
export interface City extends Place {
  provinceId: string;
  regionId: string;
  barangays: () => readonly Barangay[];
  zips: readonly Zip[];
}
/** A city as people name it: itself, or one of the sub-municipalities of Manila. */
export interface NamedCity extends Place {
  city: City;
  partId: string | null;
}

/** All places of the country by the keys of their names. */
export interface PlaceBook {
  regions: readonly Region[];
  provinces: readonly Province[];
  cities: readonly NamedCity[];
  regionsBy: ReadonlyMap<string, readonly Region[]>;
  provincesBy: ReadonlyMap<string, readonly Province[]>;
  citiesBy: ReadonlyMap<string, readonly NamedCity[]>;
  /** Ids of the rows of ZIP codes by their four digits. */
  zipsBy: ReadonlyMap<string, readonly string[]>;
  nameOf: (id: string) => string | null;
  /** The four digits of a row of ZIP codes. */
  zipOf: (id: string) => string | null;
}

// Names that people go on using for a province, or for what stands in its place.
const PROVINCES_TOO: Readonly<Record<string, string>> = {
  ncr: 'metro manila',
  'national capital region': 'metro manila',
  'metropolitan manila': 'metro manila',
  manila: 'metro manila',
  'western samar': 'samar',
  'north cotabato': 'cotabato',
  'compostela valley': 'davao de oro',
};
const REGIONS_TOO: Readonly<Record<string, string>> = {
  'metro manila': 'ncr',
  '4b': 'mimaropa',
  armm: 'barmm',
  bangsamoro: 'barmm',
};
const CITIES_TOO: Readonly<Record<string, string>> = {
  tondo: 'tondo i ii',
  samal: 'island garden city of samal',
};

type Named = Pick<Place, 'id' | 'name'>;
interface CityRow extends Named {
  provinceId: string;
  regionId: string;
  barangays: [id: string, name: string, partId: string | null][] | null;
  zips: [id: string, zip: string, partId: string | null][] | null;
}

const REGION = columnsOf<Named>('region r')({ id: text('r.id'), name: text('r.name') });
const PROVINCE = columnsOf<Named & { regionId: string }>('province v')({
  id: text('v.id'),
  name: text('v.name'),
  regionId: text('v.region_id'),
});
const PART = columnsOf<Named & { cityId: string }>('sub_municipality s')({
  id: text('s.id'),
  name: text('s.name'),
  cityId: text('s.city_id'),
});
const CITY = columnsOf<CityRow>('city c')({
  id: text('c.id'),
  name: text('c.name'),
  provinceId: text('c.province_id'),
  regionId: text('c.region_id'),
  barangays: json(
    '(select json_agg(json_build_array(b.id, b.name, b.sub_municipality_id) order by b.id) from barangay b where b.city_id = c.id)',
  ),
  zips: json(
    '(select json_agg(json_build_array(z.id, z.zip, z.sub_municipality_id) order by z.id) from zip_code z where z.city_id = c.id)',
  ),
});

const cityOf = ({ barangays, zips, ...row }: CityRow): City => {
  let known: readonly Barangay[] | undefined;
  return {
    ...row,
    key: cityKey(row.name),
    zips: (zips ?? []).map(([id, zip, partId]) => ({ id, zip, partId })),
    barangays: () => {
      known ??= (barangays ?? []).map(([id, name, partId]) => ({ id, name, partId, key: barangayKey(name) }));
      return known;
    },
  };
};

const grouped = <T>(things: readonly T[], keysOf: (thing: T) => readonly string[]): Map<string, T[]> => {
  const by = new Map<string, T[]>();
  for (const thing of things) for (const key of keysOf(thing)) by.set(key, [...(by.get(key) ?? []), thing]);
  return by;
};

const also = (names: Readonly<Record<string, string>>, key: string): string[] =>
  Object.entries(names).flatMap(([one, other]) => (other === key ? [one] : []));

const read = async (tx: Tx): Promise<PlaceBook> => {
  const [regionRows, provinceRows, cityRows, parts] = await Promise.all([
    REGION.read(tx, { text: `select ${REGION.select} from region r order by r.id` }),
    PROVINCE.read(tx, { text: `select ${PROVINCE.select} from province v order by v.id` }),
    CITY.read(tx, { text: `select ${CITY.select} from city c order by c.id` }),
    PART.read(tx, { text: `select ${PART.select} from sub_municipality s order by s.id` }),
  ]);
  const regions = regionRows.map(({ id, name }) => {
    const keys = regionKeys(name);
    return { id, name, key: keys.at(-1) ?? '', keys };
  });
  const provinces = provinceRows.map((row) => ({ ...row, key: provinceKey(row.name) }));
  const byId = new Map(cityRows.map((row) => [row.id, cityOf(row)]));
  const cities: NamedCity[] = [...byId.values()].map((city) => {
    return { id: city.id, name: city.name, key: city.key, city, partId: null };
  });
  for (const { id, name, cityId } of parts) {
    const city = byId.get(cityId);
    if (city) cities.push({ id, name, key: cityKey(name), city, partId: id });
  }
  const names = new Map([...regions, ...provinces, ...cities].map(({ id, name }) => [id, name]));
  const zipRows = [...byId.values()].flatMap((city) => city.zips);
  const zips = new Map(zipRows.map(({ id, zip }) => [id, zip]));
  // A barangay's code begins with that of its city, or of its sub-municipality.
  const above = new Map(cities.map(({ id, city }) => [id, city]));
  const inCity = (id: string) =>
    above
      .get(`${id.slice(0, 7)}000`)
      ?.barangays()
      .find((barangay) => barangay.id === id)?.name;
  return {
    regions,
    provinces,
    cities,
    regionsBy: grouped(regions, ({ keys }) => [...keys, ...keys.flatMap((key) => also(REGIONS_TOO, key))]),
    provincesBy: grouped(provinces, ({ key }) => [key, ...also(PROVINCES_TOO, key)]),
    citiesBy: grouped(cities, ({ key }) => [key, ...also(CITIES_TOO, key)]),
    zipsBy: new Map(
      [...Map.groupBy(zipRows, ({ zip }) => zip)].map(([zip, rows]) => [zip, rows.map(({ id }) => id)]),
    ),
    nameOf: (id) => names.get(id) ?? inCity(id) ?? null,
    zipOf: (id) => zips.get(id) ?? null,
  };
};

let book: Promise<PlaceBook> | undefined;

/** The places of the country: read once, then kept, as they change with a release only. */
export const placeBook = (tx: Tx): Promise<PlaceBook> => {
  book ??= read(tx).catch((error: unknown) => {
    book = undefined;
    throw error;
  });
  return book;
};
