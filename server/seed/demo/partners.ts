import type pg from 'pg';
import { addDays, manilaDate } from '#domain/day.ts';
import type { DemoNames } from '../demoNames.ts';
import { demoStatus, moments } from './moments.ts';
import type { AccountOwner } from './owners.ts';
import { ENTITIES } from './segments.ts';

const COUNT = 60;
/** One in four is a sole proprietor, the first two are not. */
const SOLE_EVERY = 4;

/** A sole proprietor who has not registered with the tax office yet: nothing is certified to it. */
const WITHOUT_TIN = 31;

/** What the stores of a seeded partner are made from. */
export interface SeededPartner {
  id: string;
  brand: string;
  /** What those of its stores are drawn from; null where neither has one. */
  tin: string | null;
  vatType: string;
  owner: AccountOwner;
  age: number;
  status: string;
  /** Run by its owner under a name of its own: one store, seldom more. */
  isSole: boolean;
}

const INSERT = `insert into partner (hsis_code, name, status, tin_number, business_entity, vat_type, business_area,
    account_owner_code, account_owner_name, is_partner_brand, start_date, end_date, notes, created_at, created_by, updated_at, updated_by)
  select hsis_code, name, status, tin, entity, vat_type, area, owner_code, owner_name, is_brand, start_date, end_date, notes,
    created_at, 'seed', updated_at, 'seed'
  from jsonb_to_recordset($1) as x(n integer, hsis_code text, name text, status text, tin text, entity text, vat_type text,
    area text, owner_code text, owner_name text, is_brand boolean, start_date date, end_date date, notes text,
    created_at timestamptz, updated_at timestamptz)
  order by n returning id, hsis_code`;

const AREAS = ['NCR_NORTH', 'NCR_SOUTH', 'CENTRAL_LUZON', 'CALABARZON', 'CENTRAL_VISAYAS', 'NORTH_LUZON'];
const NOTES = [
  'Opens at 10:00; deliveries through the back gate.',
  'Asked for quarterly statements by mail.',
  'Moves its head office next quarter.',
];

const company = (names: DemoNames, n: number) => {
  if (n > 2 && n % SOLE_EVERY === 3) {
    const name = names.soleProprietor(names.person());
    return { name, brand: name, entity: 'SOLE_PROPRIETORSHIP' };
  }
  const { name, brand, businessType } = names.company();
  return { name, brand, entity: ENTITIES[businessType] };
};

const partner = (names: DemoNames, owners: AccountOwner[], now: Date, n: number) => {
  const { random } = names;
  const { createdAt, updatedAt, age } = moments(random, now, 1400);
  const { name, brand, entity } = company(names, n);
  const status = n <= 2 ? 'A' : demoStatus(random);
  const owner = random.pick(owners);
  const today = manilaDate(now);
  const tin = names.tin(random.chance(0.8) ? 12 : 9);
  const row = {
    n,
    hsis_code: `P${String(10_000 + n * 13)}`,
    name,
    status,
    tin: n === WITHOUT_TIN ? null : tin,
    entity,
    vat_type: random.chance(0.75) ? 'VAT_REGISTERED' : 'NON_VAT_REGISTERED',
    area: random.pick(AREAS),
    owner_code: owner.code,
    owner_name: owner.name,
    is_brand: random.chance(0.15),
    start_date: addDays(today, -age),
    end_date: status === 'C' ? addDays(today, -random.int(1, Math.min(age, 90))) : addDays(today, 1095 - age),
    notes: random.chance(0.2) ? random.pick(NOTES) : null,
    created_at: createdAt,
    updated_at: updatedAt,
  };
  return { row, brand, age, owner };
};

/** Seeds the partners; the first two are active corporations. Answers them in the order of their ids. */
export const seedPartners = async (
  client: pg.ClientBase,
  names: DemoNames,
  owners: AccountOwner[],
  now: Date,
): Promise<SeededPartner[]> => {
  const made = Array.from({ length: COUNT }, (_, at) => partner(names, owners, now, at + 1));
  const { rows } = await client.query<{ id: string; hsis_code: string }>(INSERT, [
    JSON.stringify(made.map(({ row }) => row)),
  ]);
  const ids = new Map(rows.map((row) => [row.hsis_code, row.id]));
  return made.map(({ row, brand, age, owner }) => ({
    id: ids.get(row.hsis_code) ?? '',
    brand,
    tin: row.tin,
    vatType: row.vat_type,
    owner,
    age,
    status: row.status,
    isSole: row.entity === 'SOLE_PROPRIETORSHIP',
  }));
};
