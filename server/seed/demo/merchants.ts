import type pg from 'pg';
import type { DemoNames } from '../demoNames.ts';
import { addressRow, insertAddresses } from './addressRows.ts';
import type { DemoPlace, DrawPlace } from './demoPlaces.ts';
import { demoStatus, moments } from './moments.ts';
import type { SeededPartner } from './partners.ts';
import { areaOf, SEGMENTS } from './segments.ts';

const COUNT = 400;
const FIRST = 9;
const SECOND = 5;

const INSERT = `insert into merchant (partner_id, hsis_salesroom_code, name, segment, status, tin_number, vat_type, business_area,
    account_owner_code, account_owner_name, min_cash_amt, max_cash_amt, is_ewt, is_twa, created_at, created_by, updated_at, updated_by)
  select partner_id, code, name, segment, status, tin, vat_type, area, owner_code, owner_name, min_amt, max_amt, is_ewt, is_twa,
    created_at, 'seed', updated_at, 'seed'
  from jsonb_to_recordset($1) as x(n integer, partner_id bigint, code text, name text, segment text, status text, tin text,
    vat_type text, area text, owner_code text, owner_name text, min_amt numeric, max_amt numeric, is_ewt boolean, is_twa boolean,
    created_at timestamptz, updated_at timestamptz)
  order by n returning id`;

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

const store = (names: DemoNames, partner: SeededPartner, place: DemoPlace, now: Date, branch: number) => {
  const { random } = names;
  const { createdAt, updatedAt } = moments(random, now, Math.max(partner.age, 30));
  const least = random.pick([500, 1000, 1500, 2000, 3000]);
  return {
    partner_id: partner.id,
    name: names.store(partner.brand, place.cityName),
    segment: random.pick(SEGMENTS),
    status: partner.status === 'C' ? 'C' : branch <= 2 ? 'A' : demoStatus(random),
    tin: partner.tin === null ? null : names.branchTin(partner.tin, branch),
    vat_type: partner.vatType,
    area: areaOf(place.regionId),
    owner_code: partner.owner.code,
    owner_name: partner.owner.name,
    min_amt: `${least}.00`,
    max_amt: `${random.pick([20, 50, 80, 100, 150]) * 1000}.00`,
    is_ewt: random.chance(0.5),
    is_twa: random.chance(0.15),
    created_at: createdAt,
    updated_at: updatedAt,
  };
};

/** Seeds the stores of the partners: nine of the first, five of the second, four hundred in all. */
export const seedMerchants = async (
  client: pg.ClientBase,
  names: DemoNames,
  partners: SeededPartner[],
  draw: DrawPlace,
  now: Date,
): Promise<void> => {
  const counts = storeCounts(names, partners);
  const stores = partners.flatMap((partner, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, index) => {
      const place = draw(names.random);
      return { place, partner, row: store(names, partner, place, now, index + 1) };
    }),
  );
  const rows = stores.map(({ row }, n) => ({ n, code: `S${String(200_000 + n * 37)}`, ...row }));
  const made = await client.query<{ id: string }>(INSERT, [JSON.stringify(rows)]);
  const ids = made.rows.map(({ id }) => id);
  await insertAddresses(
    client,
    stores.map(({ place, partner }, at) =>
      addressRow(names, place, 'BUSINESS_PLACE', { partnerId: partner.id, merchantId: ids[at] ?? '' }),
    ),
  );
};
