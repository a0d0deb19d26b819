import { readFileSync } from 'node:fs';
import {
  type City,
  type CityClass,
  MANILA_ID,
  type Places,
  type Province,
  type Superseded,
} from './placeTypes.ts';
import type { PsgcSource, SourcePlace } from './psgcSource.ts';

interface Overrides {
  regionMoves: { fromPrefix: string; toPrefix: string; toRegion: string }[];
  removed: Record<string, string>;
  renames: Record<string, string>;
  pseudoProvinces: Province[];
  provinceOfCity: Record<string, string>;
  independentComponentCities: string[];
}

const METRO_MANILA_ID = '1399900000';

function readOverrides(): Overrides {
  return JSON.parse(readFileSync(new URL('./overrides2026.json', import.meta.url), 'utf8')) as Overrides;
}

/** Brings rows of 2Q 2025 to the 2026-1Q release and notes each code that moved. */
function bringForward<T extends SourcePlace>(list: T[], overrides: Overrides, superseded: Superseded[]): T[] {
  const remaining = list.filter((row) => !(row.id in overrides.removed));
  return remaining.map((row) => {
    const move = overrides.regionMoves.find((m) => row.id.startsWith(m.fromPrefix));
    const name = overrides.renames[row.id] ?? row.name;
    if (!move) return { ...row, name };
    const id = move.toPrefix + row.id.slice(move.fromPrefix.length);
    superseded.push({ oldId: row.id, newId: id });
    return { ...row, id, name, region: move.toRegion };
  });
}

function provinceOf(cityId: string, overrides: Overrides): string {
  if (cityId.startsWith('13')) return METRO_MANILA_ID;
  return overrides.provinceOfCity[cityId] ?? `${cityId.slice(0, 5)}00000`;
}

function classOf(city: SourcePlace, hucs: Set<string>, independent: Set<string>): CityClass {
  if (hucs.has(city.id)) return 'HUC';
  if (independent.has(city.id)) return 'ICC';
  return /\bCity\b/.test(city.name) ? 'CC' : 'MUN';
}

function byId<T extends { id: string }>(list: T[]): T[] {
  return list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Turns the package's rows into the places of 2026-1Q: every city under one province (ours where PSA has none),
 * Manila's sub-municipalities apart from the cities, all lists in the order of their codes.
 */
export function normalisePlaces(source: PsgcSource): Places {
  const overrides = readOverrides();
  const superseded: Superseded[] = [];
  const provinceRows = bringForward(source.provinces, overrides, superseded);
  const hucs = new Set(provinceRows.filter((p) => p.isHuc).map((p) => p.id));
  const independent = new Set(overrides.independentComponentCities);
  const isDistrict = (id: string) => id.startsWith('13806') && id !== MANILA_ID;
  const cityRows = bringForward(source.cities, overrides, superseded);

  const cities: City[] = cityRows
    .filter((row) => !isDistrict(row.id))
    .map((row) => ({
      id: row.id,
      provinceId: provinceOf(row.id, overrides),
      regionId: `${row.region}00000000`,
      name: row.name,
      class: classOf(row, hucs, independent),
    }));
  const barangays = bringForward(source.barangays, overrides, superseded).map((row) => {
    const parent = `${row.id.slice(0, 7)}000`;
    const district = isDistrict(parent);
    return {
      id: row.id,
      cityId: district ? MANILA_ID : parent,
      subMunicipalityId: district ? parent : '',
      name: row.name,
    };
  });
  const ownProvinces = provinceRows.filter((p) => !p.isHuc);
  return {
    regions: byId(source.regions.map(({ id, name }) => ({ id, name }))),
    provinces: byId([
      ...ownProvinces.map((p) => ({ id: p.id, regionId: `${p.region}00000000`, name: p.name })),
      ...overrides.pseudoProvinces,
    ]),
    cities: byId(cities),
    subMunicipalities: byId(
      cityRows.filter((r) => isDistrict(r.id)).map((r) => ({ id: r.id, cityId: MANILA_ID, name: r.name })),
    ),
    barangays: byId(barangays),
    superseded: superseded.toSorted((a, b) => (a.oldId < b.oldId ? -1 : 1)),
  };
}
