import { MANILA_ID, type Places, type ZipCode } from './placeTypes.ts';

const EXPECTED = {
  regions: 18,
  provinces: 85,
  cities: 1642,
  subMunicipalities: 14,
  barangays: 42_010,
  superseded: 430,
};
const MIN_ZIPS = 1990;
const HELD_BY_MANILA = 897;

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

function assertIds(what: string, ids: string[]): Set<string> {
  const set = new Set(ids);
  assert(set.size === ids.length, `${what}: ${ids.length - set.size} duplicate ids`);
  const odd = ids.find((id) => !/^\d{10}$/.test(id));
  assert(odd === undefined, `${what}: id ${odd} has not ten digits`);
  return set;
}

function assertParents(what: string, parents: string[], known: Set<string>): void {
  const orphan = parents.find((id) => !known.has(id));
  assert(orphan === undefined, `${what}: parent ${orphan} is unknown`);
}

function districtsOf(rows: { subMunicipalityId: string }[]): string[] {
  return rows.map((row) => row.subMunicipalityId).filter((id) => id !== '');
}

/** Throws on a wrong count, a malformed or doubled id, an orphan, or a barangay of Manila outside its districts. */
export function checkPlaces(places: Places, zips: ZipCode[]): void {
  for (const [what, count] of Object.entries(EXPECTED)) {
    const found = places[what as keyof Places].length;
    assert(found === count, `${what}: ${found} rows, ${count} expected`);
  }
  assert(zips.length >= MIN_ZIPS, `zips: only ${zips.length} rows`);

  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
  const regions = assertIds('regions', ids(places.regions));
  const provinces = assertIds('provinces', ids(places.provinces));
  const cities = assertIds('cities', ids(places.cities));
  const districts = assertIds('subMunicipalities', ids(places.subMunicipalities));
  const barangays = assertIds('barangays', ids(places.barangays));
  assertIds('zips', ids(zips));

  assertParents(
    'provinces',
    places.provinces.map((p) => p.regionId),
    regions,
  );
  assertParents(
    'cities',
    places.cities.map((c) => c.regionId),
    regions,
  );
  assertParents(
    'cities',
    places.cities.map((c) => c.provinceId),
    provinces,
  );
  assertParents(
    'subMunicipalities',
    places.subMunicipalities.map((s) => s.cityId),
    cities,
  );
  assertParents(
    'barangays',
    places.barangays.map((b) => b.cityId),
    cities,
  );
  assertParents('barangays', districtsOf(places.barangays), districts);
  assertParents(
    'zips',
    zips.map((z) => z.cityId),
    cities,
  );
  assertParents('zips', districtsOf(zips), districts);

  const ofManila = places.barangays.filter((b) => b.cityId === MANILA_ID);
  assert(ofManila.length === HELD_BY_MANILA, `Manila: ${ofManila.length} barangays`);
  assert(
    districtsOf(ofManila).length === HELD_BY_MANILA,
    'Manila: a barangay outside the sub-municipalities',
  );
  const oddZip = zips.find((z) => !/^\d{4}$/.test(z.zip));
  assert(oddZip === undefined, `zips: code ${oddZip?.zip} has not four digits`);

  const placeIds = new Set([...provinces, ...cities, ...barangays]);
  assertParents(
    'superseded',
    places.superseded.map((s) => s.newId),
    placeIds,
  );
  const alive = places.superseded.find((s) => placeIds.has(s.oldId));
  assert(alive === undefined, `superseded: ${alive?.oldId} is still in use`);
}
