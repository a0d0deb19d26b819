import { readFileSync } from 'node:fs';
import { type City, MANILA_ID, type Places, type ZipCode } from './placeTypes.ts';
import type { PostalRow } from './zipSource.ts';

interface Aliases {
  /** Location of the postal list -> names of the provinces it covers today. */
  locations: Record<string, string[]>;
  /** "location|area" of the postal list -> name of the city or municipality. */
  areas: Record<string, string>;
  /** The same for a post office that serves only a part of its city. */
  districts: Record<string, string>;
  /** Code, area and location of places that the postal list leaves out, from a second list. */
  additions: { rows: [string, string, string][] };
}

export interface ZipJoin {
  zips: ZipCode[];
  unmatched: PostalRow[];
}

/** Folds a place name to what two spellings of it have in common. */
export function fold(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\(.*?\)/g, ' ')
    .toLowerCase()
    .replace(/\bsta\b/g, 'santa')
    .replace(/\bsto\b/g, 'santo')
    .replace(/\bgen\b/g, 'general')
    .replace(/\bpres\b/g, 'president')
    .replace(/\b(city of|city|municipality|area|province|cpo)\b/g, ' ');
  return plain.replace(/[^a-z0-9]/g, '');
}

/** Names a post-office area for people: the district a central office stands for, not the office. */
function areaName(area: string): string {
  return area.replace(/^.+ CPO (?:- )?(?!\()/, '');
}

/** 10 digits that stay the same when other rows come or go: the code, then a hash of city and area. */
function zipId(zip: string, cityId: string, name: string): string {
  let hash = 0x811c9dc5;
  for (const char of `${cityId}|${name}`)
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return zip + String(hash % 1_000_000).padStart(6, '0');
}

function cityIndex(places: Places): Map<string, City> {
  const provinceName = new Map(places.provinces.map((p) => [p.id, p.name]));
  return new Map(
    places.cities.map((c) => [`${fold(provinceName.get(c.provinceId) ?? '')}|${fold(c.name)}`, c]),
  );
}

/** Puts each postal row on its city (in Manila on its sub-municipality); rows of no known city are handed back. */
export function joinZips(places: Places, rows: PostalRow[]): ZipJoin {
  const aliases = JSON.parse(readFileSync(new URL('./zipAliases.json', import.meta.url), 'utf8')) as Aliases;
  const cities = cityIndex(places);
  const districts = new Map(places.subMunicipalities.map((s) => [fold(s.name), s.id]));
  const find = (row: PostalRow) => {
    if (row.isMetroManila) return cities.get(`metromanila|${fold(row.location)}`);
    const key = `${row.location}|${row.area}`;
    const name = fold(aliases.areas[key] ?? aliases.districts[key] ?? row.area);
    const provinces = aliases.locations[row.location] ?? [row.location];
    return provinces.map((p) => cities.get(`${fold(p)}|${name}`)).find((city) => city !== undefined);
  };
  const zips: ZipCode[] = [];
  const unmatched: PostalRow[] = [];
  const added = aliases.additions.rows.map(([zip, area, location]) => ({
    zip,
    area,
    location,
    isMetroManila: false,
  }));
  for (const row of [...rows, ...added]) {
    const city = find(row);
    if (!city) {
      unmatched.push(row);
      continue;
    }
    const name = areaName(row.area);
    const district = name.replace(/ (North|South|East|West)$/, '').replace('Tondo', 'Tondo I/II');
    const subMunicipalityId = city.id === MANILA_ID ? (districts.get(fold(district)) ?? '') : '';
    zips.push({ id: zipId(row.zip, city.id, name), zip: row.zip, name, cityId: city.id, subMunicipalityId });
  }
  const key = (z: ZipCode) => `${z.zip}|${z.cityId}|${z.name}`;
  return { zips: zips.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)), unmatched };
}
