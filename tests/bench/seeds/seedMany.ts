import type pg from 'pg';
import { switchAudit } from '#server/seed/demo/rows.ts';
import { companyFirstWords, companySecondWords, companyTrades } from '#server/seed/demoDataWords.ts';

const PARTNERS = `insert into partner (hsis_code, name, status, tin_number, business_entity, account_owner_code, account_owner_name,
    created_at, created_by, updated_at, updated_by)
  select 'B' || (100000 + n), ($2::text[])[1 + n % cardinality($2::text[])] || ' '
      || ($3::text[])[1 + (n / 7) % cardinality($3::text[])] || ' ' || ($4::text[])[1 + n % cardinality($4::text[])] || ' ' || n,
    (array['A','A','A','A','A','A','A','I','B','C'])[1 + n % 10], '0008' || lpad((n % 100000)::text, 5, '0') || '000',
    'CORPORATION', 'EMP2000' || n % 6, 'Bench Owner ' || n % 6,
    timestamptz '2025-01-01' + n * interval '3 minutes', 'bench', timestamptz '2025-06-01' + (n * 7919 % 500000) * interval '1 minute', 'bench'
  from generate_series(1, $1) n returning id`;

// Every fiftieth store belongs to the first partner of all: a chain as large as an external user can have it.
const MERCHANTS = `with place as (select array_agg(c.id order by c.id) as ids from city c where c.is_city)
  insert into merchant (partner_id, hsis_salesroom_code, name, segment, status, min_cash_amt, max_cash_amt, city_id, province_id,
    region_id, created_at, created_by, updated_at, updated_by)
  select case when n % 50 = 0 then (select min(id) from partner) else ($5::bigint[])[1 + n % cardinality($5::bigint[])] end,
    'B' || (1000000 + n), ($2::text[])[1 + n % cardinality($2::text[])] || ' '
      || ($3::text[])[1 + (n / 7) % cardinality($3::text[])] || ' ' || c.name || ' ' || n, ($4::text[])[1 + n % cardinality($4::text[])],
    (array['A','A','A','A','A','A','A','I','B','C'])[1 + n % 10], 1000, 50000, c.id, c.province_id, c.region_id,
    timestamptz '2025-01-01' + n * interval '1 minute', 'bench', timestamptz '2025-06-01' + (n::bigint * 7919 % 500000) * interval '1 minute', 'bench'
  from generate_series(1, $1) n cross join place join city c on c.id = place.ids[1 + n % cardinality(place.ids)]`;

// One partner in ten is an application, a hundredth of all wait for risk; every partner and tenth store has somebody to call.
const PEOPLE = [
  `update partner set status = 'SUBMITTED', submitted_by = 'bench', submitted_at = created_at,
     reference_number = 'SK-2026-' || lpad((2000 + id)::text, 6, '0'),
     workflow_status = case when id % 100 = 0 then 'RISK_VERIFICATION' end
   where created_by = 'bench' and id % 10 = 0`,
  `insert into contact_person (partner_id, role, first_name, last_name, mobile_number)
   select id, 'CONTACT_PERSON', 'Bench', 'Person', '639' || lpad((id % 1000000000)::text, 9, '0') from partner where created_by = 'bench'`,
  `insert into contact_person (partner_id, merchant_id, role, first_name, last_name, mobile_number)
   select partner_id, id, 'CONTACT_PERSON', 'Bench', 'Person', '6398' || lpad((id % 100000000)::text, 8, '0') from merchant
   where created_by = 'bench' and id % 10 = 0`,
];
const TABLES = ['partner', 'merchant', 'contact_person'];

interface Index {
  name: string;
  definition: string;
}

const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = 'merchant'::regclass and not indisunique`;

/** Adds partners and stores in bulk to a prepared database, on demand with applications and people to call, as its owner and without audit entries: 100,000 stores in seconds. */
export const seedMany = async (
  client: pg.ClientBase,
  { partners, merchants, people = false }: { partners: number; merchants: number; people?: boolean },
): Promise<void> => {
  const words = [companyFirstWords, companySecondWords, companyTrades];
  await client.query('begin');
  try {
    await switchAudit(client, TABLES, 'disable');
    const { rows: indexes } = await client.query<Index>(INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const { rows } = await client.query<{ id: string }>(PARTNERS, [partners, ...words]);
    await client.query(MERCHANTS, [merchants, ...words, rows.map((row) => row.id)]);
    if (people) for (const statement of PEOPLE) await client.query(statement);
    await switchAudit(client, TABLES, 'enable');
    for (const { definition } of indexes) await client.query(definition);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`vacuum analyze ${TABLES.join(', ')}`);
};
