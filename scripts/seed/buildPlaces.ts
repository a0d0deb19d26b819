import { writeFileSync } from 'node:fs';
import { bankFiles, placeFiles, REFERENCE_DIR } from '#server/seed/reference/referenceFiles.ts';
import { bankBranchRows } from './bankBranches.ts';
import { checkPlaces } from './checkPlaces.ts';
import { normalisePlaces } from './normalisePlaces.ts';
import type { Places, ZipCode } from './placeTypes.ts';
import { readPsgc } from './psgcSource.ts';
import { toTsv } from './tsv.ts';
import { joinZips } from './zipJoin.ts';
import { readPostalRows } from './zipSource.ts';

type PlaceTable = (typeof placeFiles)[number]['table'];

function tableRows(places: Places, zips: ZipCode[]): Record<PlaceTable, string[][]> {
  return {
    region: places.regions.map((r) => [r.id, r.name]),
    province: places.provinces.map((p) => [p.id, p.regionId, p.name]),
    city: places.cities.map((c) => [
      c.id,
      c.provinceId,
      c.regionId,
      c.name,
      String(c.class !== 'MUN'),
      c.class,
    ]),
    sub_municipality: places.subMunicipalities.map((s) => [s.id, s.cityId, s.name]),
    barangay: places.barangays.map((b) => [b.id, b.cityId, b.subMunicipalityId, b.name]),
    zip_code: zips.map((z) => [z.id, z.zip, z.name, z.cityId, z.subMunicipalityId]),
    place_superseded: places.superseded.map((s) => [s.oldId, s.newId]),
  };
}

const places = normalisePlaces(readPsgc());
const { zips, unmatched } = joinZips(places, readPostalRows());
checkPlaces(places, zips);
const rows = tableRows(places, zips);
for (const { table, file, columns } of placeFiles) {
  writeFileSync(new URL(file, REFERENCE_DIR), toTsv(columns, rows[table]));
  console.log(`${file}: ${rows[table].length} rows`);
}
const [, branchFile] = bankFiles;
const branches = bankBranchRows();
writeFileSync(new URL(branchFile.file, REFERENCE_DIR), toTsv(branchFile.columns, branches));
console.log(`${branchFile.file}: ${branches.length} rows`);
const covered = new Set(zips.map((z) => z.cityId)).size;
console.log(`ZIP codes cover ${covered} of ${places.cities.length} cities and municipalities.`);
console.log(`Left out, of no known city: ${unmatched.map((r) => `${r.zip} ${r.area}`).join('; ')}`);
