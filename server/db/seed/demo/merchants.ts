import type pg from 'pg';
import type { DemoNames } from '../demoNames.ts';
import type { DemoPlace } from './addresses.ts';
import { demoStatus, moments } from './moments.ts';
import type { SeededPartner } from './partners.ts';

const COUNT = 400;
const FIRST = 9;
const SECOND = 5;

const INSERT = `insert into merchant (partner_id, hsis_salesroom_code, name, segment, status, tin_number, vat_type, business_area,
    account_owner_code, account_owner_name, min_cash_amt, max_cash_amt, is_ewt, is_twa, region_id, province_id, city_id,
    sub_municipality_id, barangay_id, street, zip_code, created_at, created_by, updated_at, updated_by)
  select partner_id, code, name, segment, status, tin, vat_type, area, owner_code, owner_name, min_amt, max_amt, is_ewt, is_twa,
    region_id, province_id, city_id, sub_municipality_id, barangay_id, street, zip_code, created_at, 'seed', updated_at, 'seed'
  from jsonb_to_recordset($1) as x(n integer, partner_id bigint, code text, name text, segment text, status text, tin text,
    vat_type text, area text, owner_code text, owner_name text, min_amt numeric, max_amt numeric, is_ewt boolean, is_twa boolean,
    region_id text, province_id text, city_id text, sub_municipality_id text, barangay_id text, street text, zip_code text,
    created_at timestamptz, updated_at timestamptz)
  order by n`;

const SEGMENTS = [
  'Mobile and gadgets',
  'Electronics',
  'Computers',
  'Home appliances',
  'Furniture',
  'Motorcycles and parts',
];
const AREAS: Record<string, string> = {
  '0100000000': 'NORTH_LUZON',
  '0200000000': 'NORTH_LUZON',
  '0300000000': 'CENTRAL_LUZON',
  '0400000000': 'CALABARZON',
  '0500000000': 'BICOL',
  '0600000000': 'WESTERN_VISAYAS',
  '0700000000': 'CENTRAL_VISAYAS',
  '0800000000': 'EASTERN_VISAYAS',
  '0900000000': 'WESTERN_MINDANAO',
  '1000000000': 'NORTH_MINDANAO',
  '1100000000': 'SOUTH_MINDANAO',
  '1200000000': 'SOUTH_MINDANAO',
  '1300000000': 'NCR_SOUTH',
  '1400000000': 'NORTH_LUZON',
  '1600000000': 'NORTH_MINDANAO',
  '1700000000': 'MIMAROPA',
  '1800000000': 'NEGROS',
};

/** How many stores each partner gets: a few large chains, many with a handful, COUNT in all. */
const storeCounts = (names: DemoNames, partners: SeededPartner[]): number[] => {
  const counts: number[] = partners.map((_, at) => (at === 0 ? FIRST : at === 1 ? SECOND : 1));
  // The square leans towards the first of the companies: chains of thirty beside shops of one or two.
  const chains = partners.flatMap(({ isSole }, at) => (at > 1 && !isSole ? [at] : []));
  const others = partners.map((_, at) => at).slice(2);
  for (let left = COUNT - counts.reduce((sum, count) => sum + count, 0); left > 0; left -= 1) {
    const from = names.random.chance(0.9) ? chains : others;
    const at = from[Math.floor(names.random.next() ** 2 * from.length)] ?? 2;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
};

const street = (names: DemoNames): string => {
  const line = names.addressLine();
  const floor = line.floorNumber && `${line.floorNumber}/F`;
  const house = `${line.streetNumber} ${line.streetName}`;
  return [line.unitNumber, floor, line.buildingName, house].filter(Boolean).join(', ');
};

const store = (names: DemoNames, partner: SeededPartner, place: DemoPlace, now: Date, branch: number) => {
  const { random } = names;
  const { createdAt, updatedAt } = moments(random, now, Math.max(partner.age, 30));
  const least = random.pick([500, 1000, 1500, 2000, 3000]);
  return {
    partner_id: partner.id,
    name: names.store(partner.brand, place.cityName),
    segment: random.pick(SEGMENTS),
    status: partner.status === 'C' ? 'C' : branch <= 2 ? 'A' : demoStatus(random),
    tin: names.branchTin(partner.tin, branch),
    vat_type: partner.vatType,
    area: AREAS[place.regionId] ?? 'SOUTH_MINDANAO',
    owner_code: partner.owner.code,
    owner_name: partner.owner.name,
    min_amt: `${least}.00`,
    max_amt: `${random.pick([20, 50, 80, 100, 150]) * 1000}.00`,
    is_ewt: random.chance(0.5),
    is_twa: random.chance(0.15),
    region_id: place.regionId,
    province_id: place.provinceId,
    city_id: place.cityId,
    sub_municipality_id: place.subMunicipalityId,
    barangay_id: place.barangayId,
    street: street(names),
    zip_code: place.zipCode,
    created_at: createdAt,
    updated_at: updatedAt,
  };
};

/** Seeds the stores of the partners: nine of the first, five of the second, four hundred in all. */
export const seedMerchants = async (
  client: pg.ClientBase,
  names: DemoNames,
  partners: SeededPartner[],
  place: () => DemoPlace,
  now: Date,
): Promise<void> => {
  const counts = storeCounts(names, partners);
  const stores = partners.flatMap((partner, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, index) => store(names, partner, place(), now, index + 1)),
  );
  const rows = stores.map((row, at) => ({ n: at, code: `S${String(200_000 + at * 37)}`, ...row }));
  await client.query(INSERT, [JSON.stringify(rows)]);
};
