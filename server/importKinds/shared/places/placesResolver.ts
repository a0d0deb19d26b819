import type { Problem } from '#domain/imports/problems.ts';
import { likelyPlace } from './likelyPlace.ts';
import type { Barangay, City, NamedCity, Place, PlaceBook, Province, Region } from './placeBook.ts';
import { barangayKey, cityKey, provinceKey, regionKey } from './plainName.ts';

/** The names of an address as they were typed; null where none was. */
interface PlaceNames {
  region: string | null;
  province: string | null;
  city: string | null;
  barangay: string | null;
  zipCode: string | null;
}

/** The places of an address, as it is sent. */
interface PlaceColumns {
  regionId: string;
  provinceId: string;
  municipalityId: string;
  subMunicipalityId: string | null;
  barangayId: string;
  zipCodeId: string | null;
  zipTyped: string | null;
}

type Level = 'region' | 'province' | 'city' | 'barangay';

/** What one level found: places to go on with (null: nothing narrows), and whether they are what was meant. */
interface Found<T> {
  places: readonly T[] | null;
  problem: Problem | null;
}

/** Where a place should lie: among all of its level those that fit; `list` names them. */
interface Scope<T> {
  all: readonly T[];
  list: string;
  fits: (place: T) => boolean;
}

const given = (text: string | null): string | null => text?.trim() || null;

/** Of the places with a name those that lie where they should; else the problem, going on with those elsewhere and the one that was probably meant. */
const find = <T extends Place>(
  level: Level,
  key: string,
  named: readonly T[],
  { all, list, fits }: Scope<T>,
): Found<T> => {
  const inside = named.filter(fits);
  if (inside.length) return { places: inside, problem: null };
  const meant = likelyPlace(`${level} ${list}`, key, () => all.filter(fits));
  const suggestion = meant ? { suggestion: meant.name } : {};
  const problem: Problem = { field: level, code: 'not_place', params: { level }, ...suggestion };
  return { places: meant ? [...named, meant] : named, problem };
};

const nothing: Found<never> = { places: null, problem: null };

interface Home {
  city: City;
  barangay: Barangay;
}

const homesOf = (cities: readonly NamedCity[], key: string): Home[] => [
  ...new Map(
    cities.flatMap(({ city, partId }) =>
      city
        .barangays()
        .filter((barangay) => barangay.key === key && (partId === null || barangay.partId === partId))
        .map((barangay) => [barangay.id, { city, barangay }] as const),
    ),
  ).values(),
];

const noBarangay = (cities: readonly NamedCity[], key: string): Problem => {
  const [one] = cities;
  // Among the barangays of several cities something is always near.
  const meant =
    one && cities.length === 1
      ? likelyPlace(`barangay ${one.id}`, key, () =>
          one.city.barangays().filter(({ partId }) => one.partId === null || partId === one.partId),
        )
      : undefined;
  const suggestion = meant ? { suggestion: meant.name } : {};
  return { field: 'barangay', code: 'not_place', params: { level: 'barangay' }, ...suggestion };
};

const several = (homes: readonly Home[]): Problem | null => {
  if (homes.length < 2) return null;
  const cities = new Set(homes.map(({ city }) => city.id));
  return { field: cities.size > 1 ? 'city' : 'barangay', code: 'many_places' };
};

type ZipColumns = Pick<PlaceColumns, 'zipCodeId' | 'zipTyped'>;
const noZip: ZipColumns = { zipCodeId: null, zipTyped: null };

/** A code of the town's own; where no code of it is known the one that was typed. */
const ofZip = (
  { city, barangay }: Home,
  code: string | null,
): { columns: ZipColumns; problem: Problem | null } => {
  const known = city.zips.filter(({ partId }) => partId === null || partId === barangay.partId);
  if (code === null || !known.length) return { columns: { ...noZip, zipTyped: code }, problem: null };
  const here = known.filter(({ zip }) => zip === code);
  const own = here.find(({ partId }) => partId !== null) ?? here[0];
  return own
    ? { columns: { ...noZip, zipCodeId: own.id }, problem: null }
    : { columns: noZip, problem: { field: 'zipCode', code: 'zip_elsewhere' } };
};

type Ids = ReadonlySet<string> | null;
const listName = (ids: Ids): string => (ids ? [...ids].join() : 'all');

const regionsOf = (book: PlaceBook, typed: string | null): Found<Region> => {
  const text = given(typed);
  if (!text) return nothing;
  const key = regionKey(text);
  return find('region', key, book.regionsBy.get(key) ?? [], {
    all: book.regions,
    list: 'all',
    fits: () => true,
  });
};

const provincesOf = (book: PlaceBook, typed: string | null, regions: Ids): Found<Province> => {
  const text = given(typed);
  if (!text) return nothing;
  const key = provinceKey(text);
  const fits = ({ regionId }: Province) => regions?.has(regionId) ?? true;
  return find('province', key, book.provincesBy.get(key) ?? [], {
    all: book.provinces,
    list: listName(regions),
    fits,
  });
};

const citiesOf = (book: PlaceBook, text: string, regions: Ids, provinces: Ids): Found<NamedCity> => {
  const key = cityKey(text);
  const fits = ({ city }: NamedCity) =>
    provinces ? provinces.has(city.provinceId) : (regions?.has(city.regionId) ?? true);
  return find('city', key, book.citiesBy.get(key) ?? [], {
    all: book.cities,
    list: listName(provinces ?? regions),
    fits,
  });
};

const idsOf = (places: readonly Place[] | null): Ids =>
  places?.length ? new Set(places.map(({ id }) => id)) : null;
const problemsOf = (...found: readonly (Problem | null)[]): Problem[] => found.filter((one) => one !== null);

/**
 * Finds the places of an address by their names, from the region down; region and province may be left out where the rest is
 * enough. Of a wrong place only itself is named, unless what lies below is wrong wherever the place was meant to be.
 */
export const resolvePlaces = (
  book: PlaceBook,
  names: PlaceNames,
): { columns: PlaceColumns | null; problems: Problem[] } => {
  const region = regionsOf(book, names.region);
  const regions = idsOf(region.places);
  const province = provincesOf(book, names.province, regions);
  const typedCity = given(names.city);
  if (!typedCity) return { columns: null, problems: problemsOf(region.problem, province.problem) };
  const city = citiesOf(book, typedCity, regions, idsOf(province.places));
  const above = problemsOf(region.problem, province.problem, city.problem);
  const typedBarangay = given(names.barangay);
  if (!typedBarangay || !city.places?.length) return { columns: null, problems: above };
  const key = barangayKey(typedBarangay);
  const homes = homesOf(city.places, key);
  const [home] = homes;
  if (!home) return { columns: null, problems: [...above, noBarangay(city.places, key)] };
  const many = above.length ? null : several(homes);
  if (many || above.length) return { columns: null, problems: problemsOf(...above, many) };
  const zip = ofZip(home, given(names.zipCode));
  return {
    columns: {
      regionId: home.city.regionId,
      provinceId: home.city.provinceId,
      municipalityId: home.city.id,
      subMunicipalityId: home.barangay.partId,
      barangayId: home.barangay.id,
      ...zip.columns,
    },
    problems: problemsOf(zip.problem),
  };
};

const MOST_KEPT = 20_000;

/** `resolvePlaces` for many rows: what was found for the same names is found once. */
export const placesResolver = (
  book: PlaceBook,
): ((names: PlaceNames) => ReturnType<typeof resolvePlaces>) => {
  const known = new Map<string, ReturnType<typeof resolvePlaces>>();
  return (names) => {
    const key = [names.region, names.province, names.city, names.barangay, names.zipCode].join('\n');
    const before = known.get(key);
    if (before) return before;
    const found = resolvePlaces(book, names);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, found);
    return found;
  };
};
