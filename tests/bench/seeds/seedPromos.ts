import type pg from 'pg';
import { switchAudit } from '#server/seed/demo/rows.ts';

const TABLES = ['promo', 'promo_category', 'promo_partner', 'promo_location'];

// Spread over statuses and days as real ones are.
const PROMOS = `insert into promo (code, name, store_category, store_name, discount_rate, valid_from, valid_to, status, dti_series,
    dti_permit_num, created_by, updated_at)
  select 'BENCH' || n, 'Bench promo ' || n, 'MOBILE', 'Bench store ' || n % 200, 1 + n % 50, date '2026-10-01' + n % 60,
    date '2026-11-01' + n % 120, (array['APPROVED','APPROVED','PENDING','SUBMITTED','REJECTED'])[1 + n % 5], '2026', 'FTEB-' || n, 'bench',
    timestamptz '2026-01-01' + (n * 7919 % 400000) * interval '1 minute'
  from generate_series(1, $1::integer) n`;
const CATEGORIES = `insert into promo_category (promo_id, category)
  select id, (array['CASHBACK','BUNDLES','HOLIDAY','REWARDS'])[1 + id % 4] from promo where created_by = 'bench'`;
// So many stores in a row each, whoever's they are.
const STORES = `create temporary table store_at (n integer primary key, id bigint, partner_id bigint) on commit drop;
  insert into store_at select row_number() over (order by id) - 1, id, partner_id from merchant; analyze store_at`;
const CHOSEN = `create temporary table chosen on commit drop as
  with p as materialized (select id, row_number() over (order by id) - 1 as n, (select count(*) from store_at) as total
    from promo where created_by = 'bench')
  select p.id as promo_id, s.partner_id, s.id as merchant_id from p cross join generate_series(0, $1::integer - 1) k
    join store_at s on s.n = ((p.n * 37 + k) % p.total)::integer`;
const PARTNERS = `insert into promo_partner (promo_id, partner_id) select distinct promo_id, partner_id from chosen`;
const LOCATIONS = `insert into promo_location (promo_id, partner_id, merchant_id) select promo_id, partner_id, merchant_id from chosen`;
const COUNTED = `update promo set location_count = $1 where created_by = 'bench'`;

/** Adds promos with as many links to stores each, as the owner and without audit entries; the stores are there before. */
export const seedPromos = async (
  client: pg.ClientBase,
  { promos, links }: { promos: number; links: number },
): Promise<void> => {
  await client.query('begin');
  try {
    await switchAudit(client, TABLES, 'disable');
    await client.query(PROMOS, [promos]);
    await client.query(CATEGORIES);
    await client.query(STORES);
    await client.query(CHOSEN, [links]);
    await client.query(PARTNERS);
    await client.query(LOCATIONS);
    await client.query(COUNTED, [links]);
    await switchAudit(client, TABLES, 'enable');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`vacuum analyze ${TABLES.join(', ')}`);
};
