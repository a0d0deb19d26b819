import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bankFiles, lookupColumns, lookupNames, placeFiles, REFERENCE_DIR } from './referenceFiles.ts';

type Row = Record<string, string>;

function read(file: string, columns: readonly string[]): Row[] {
  const [header, ...lines] = readFileSync(new URL(file, REFERENCE_DIR), 'utf8')
    .replace(/\n$/, '')
    .split('\n');
  expect(header, file).toBe(columns.join('\t'));
  return lines.map((line) => {
    const values = line.split('\t');
    expect(values.length, `${file}: ${line}`).toBe(columns.length);
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

function readTable(name: string): Row[] {
  const found = [...placeFiles, ...bankFiles].find((entry) => entry.table === name);
  if (!found) throw new Error(`No file of table ${name}`);
  return read(found.file, found.columns);
}

const region = readTable('region');
const province = readTable('province');
const city = readTable('city');
const subMunicipality = readTable('sub_municipality');
const barangay = readTable('barangay');
const zipCode = readTable('zip_code');
const superseded = readTable('place_superseded');
const bank = readTable('bank');
const branch = readTable('bank_branch');

const values = (rows: Row[], column: string) => rows.map((row) => row[column] ?? '');
const filled = (rows: Row[], column: string) => values(rows, column).filter((value) => value !== '');
const orphans = (children: string[], parents: Row[], key = 'id') => {
  const known = new Set(values(parents, key));
  return children.filter((id) => !known.has(id));
};

describe('places', () => {
  it('are complete: 18 regions, 85 provinces, 1,642 cities, 14 sub-municipalities, 42,010 barangays', () => {
    expect([region, province, city, subMunicipality, barangay].map((rows) => rows.length)).toEqual([
      18, 85, 1642, 14, 42_010,
    ]);
    expect(city.filter((c) => c.class === 'HUC')).toHaveLength(33);
    expect(city.filter((c) => c.class === 'ICC')).toHaveLength(5);
    expect(city.filter((c) => c.is_city === 'true')).toHaveLength(149);
    expect(zipCode.length).toBeGreaterThanOrEqual(1990);
  });

  it('have ten-digit ids, each once', () => {
    for (const rows of [region, province, city, subMunicipality, barangay, zipCode]) {
      const ids = values(rows, 'id');
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^\d{10}$/.test(id))).toEqual([]);
    }
  });

  it('have no orphan, and tidy names', () => {
    expect(orphans(values(province, 'region_id'), region)).toEqual([]);
    expect(orphans(values(city, 'province_id'), province)).toEqual([]);
    expect(orphans(values(city, 'region_id'), region)).toEqual([]);
    expect(orphans(values(barangay, 'city_id'), city)).toEqual([]);
    expect(orphans(filled(barangay, 'sub_municipality_id'), subMunicipality)).toEqual([]);
    expect(orphans(values(zipCode, 'city_id'), city)).toEqual([]);
    expect(orphans(filled(zipCode, 'sub_municipality_id'), subMunicipality)).toEqual([]);
    const names = [...city, ...barangay, ...zipCode].map((row) => row.name ?? '');
    expect(names.filter((name) => name === '' || name !== name.trim() || name.includes('  '))).toEqual([]);
    expect(names).toContain('City of Parañaque');
    expect(names.some((name) => name.includes("'"))).toBe(true);
  });

  it("hang Manila's 897 barangays under its sub-municipalities, and no others", () => {
    const ofManila = barangay.filter((b) => b.city_id === '1380600000');
    expect(ofManila).toHaveLength(897);
    expect(filled(barangay, 'sub_municipality_id')).toHaveLength(897);
    expect(ofManila.filter((b) => b.sub_municipality_id === '1380601000')).toHaveLength(259);
    expect(new Set(values(ofManila, 'sub_municipality_id')).size).toBe(14);
  });

  it('follow the release of 2026: Sulu in Region IX, renamed and removed barangays', () => {
    expect(province.find((p) => p.name === 'Sulu')).toMatchObject({
      id: '0906600000',
      region_id: '0900000000',
    });
    expect(superseded).toHaveLength(430);
    expect(superseded.every((s) => s.old_id?.startsWith('19066') && s.new_id?.startsWith('09066'))).toBe(
      true,
    );
    expect(orphans(values(superseded, 'new_id'), [...province, ...city, ...barangay])).toEqual([]);
    expect(barangay.find((b) => b.id === '0401007038')).toBeUndefined();
    expect(barangay.find((b) => b.id === '1401104001')?.name).toBe('Ambuklao');
    expect(city.find((c) => c.id === '1903638000')?.name).toBe('Tagoloan II');
  });

  it('file highly urbanised cities under the province where people look for them', () => {
    const provinceOf = (id: string) =>
      province.find((p) => p.id === city.find((c) => c.id === id)?.province_id)?.name;
    expect(provinceOf('1381300000')).toBe('Metro Manila');
    expect(provinceOf('1381701000')).toBe('Metro Manila');
    expect(provinceOf('0730600000')).toBe('Cebu');
    expect(provinceOf('1430300000')).toBe('Benguet');
  });
});

describe('ZIP codes', () => {
  it('[send.zip] are the first four characters of every label', () => {
    const labels = zipCode.map((row) => `${row.zip} - ${row.name}`);
    expect(labels).toContain('1000 - Ermita');
    expect(labels.filter((label, i) => label.slice(0, 4) !== zipCode[i]?.zip)).toEqual([]);
    expect(labels.filter((label) => !/^\d{4} - \S/.test(label))).toEqual([]);
  });

  it('lead to the sub-municipality in Manila, and hold no code of a company', () => {
    const ofManila = zipCode.filter((row) => row.city_id === '1380600000');
    expect(filled(ofManila, 'sub_municipality_id')).toHaveLength(17);
    expect(zipCode.filter((row) => row.zip?.startsWith('0'))).toEqual([]);
  });
});

describe('look-ups', () => {
  it.each(lookupNames)('%s: every row has code, label, position and source, each code once', (name) => {
    const rows = read(`lookups/${name}.tsv`, lookupColumns(name));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter((r) => !r.code || !r.label || !r.source)).toEqual([]);
    expect(new Set(values(rows, 'code')).size).toBe(rows.length);
    expect(values(rows, 'position')).toEqual(rows.map((_, index) => String(index + 1)));
  });

  it('put PhilID first among the 22 identification types', () => {
    const rows = read('lookups/identification-types.tsv', lookupColumns('identification-types'));
    expect(rows).toHaveLength(22);
    expect(rows[0]?.code).toBe('PHILID');
  });

  it('give commodities two levels', () => {
    const rows = read('lookups/commodities.tsv', lookupColumns('commodities'));
    const main = rows.filter((row) => row.parent_code === '');
    const children = filled(rows, 'parent_code');
    expect(orphans(children, main, 'code')).toEqual([]);
    expect(
      orphans(
        values(main, 'code'),
        rows.filter((r) => r.parent_code),
        'parent_code',
      ),
    ).toEqual([]);
  });
});

describe('banks', () => {
  it('are known by code, kind and, where published, a BIC of eight letters', () => {
    expect(new Set(values(bank, 'code')).size).toBe(bank.length);
    const kinds = ['universal/commercial', 'thrift', 'rural', 'digital', 'e-money issuer'];
    expect(bank.filter((b) => !kinds.includes(b.kind ?? '') || !b.name || !b.source)).toEqual([]);
    const bics = filled(bank, 'bic');
    expect(bics).toHaveLength(21);
    expect(new Set(bics).size).toBe(21);
    expect(bics.filter((bic) => !/^[A-Z0-9]{4}PHMM$/.test(bic))).toEqual([]);
  });

  it('have a head office each, and branches in real cities', () => {
    expect(orphans(values(branch, 'bank_code'), bank, 'code')).toEqual([]);
    expect(orphans(filled(branch, 'city_id'), city)).toEqual([]);
    expect(branch.filter((b) => b.code === '000')).toHaveLength(bank.length);
    expect(new Set(branch.map((b) => `${b.bank_code}|${b.code}`)).size).toBe(branch.length);
    expect(values(branch, 'source').every((source) => source === 'illustrative')).toBe(true);
  });
});
