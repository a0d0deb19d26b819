import type pg from 'pg';
import { switchAudit } from '#server/seed/demo/rows.ts';

// One in ten of the staff; every fiftieth of the others belongs to the first partner of all; a third has never signed in.
const ACCOUNTS = `with partners as (select array_agg(id order by id) as ids from partner)
  insert into user_account (username, type, access_level, partner_id, first_name, last_name, email, mobile_number, last_sign_in_at,
    created_at, created_by, updated_at, updated_by)
  select 'bench.' || n, case when n % 10 = 0 then 'INTERNAL' else 'EXTERNAL' end, case when n % 10 = 0 then 'ALL' else 'MERCHANT' end,
    case when n % 10 > 0 then p.ids[case when n % 50 = 1 then 1 else 1 + n % cardinality(p.ids) end] end,
    (array['Ana','Ben','Carla','Dino','Ella','Ferdie','Gina'])[1 + n % 7], (array['Reyes','Santos','Cruz','Bautista','Ocampo'])[1 + n % 5] || ' ' || n,
    'bench.' || n || '@example.test', '6398' || lpad((n % 100000000)::text, 8, '0'),
    case when n % 3 > 0 then timestamptz '2026-01-01' + (n::bigint * 7919 % 400000) * interval '1 minute' end,
    timestamptz '2025-01-01' + n * interval '1 minute', 'bench', timestamptz '2025-06-01' + n * interval '1 minute', 'bench'
  from generate_series(1, $1) n cross join partners p`;
const STORES = `insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  select u.id, u.partner_id, s.id, true from user_account u
  cross join lateral (select m.id from merchant m where m.partner_id = u.partner_id order by m.id limit 1) s
  where u.created_by = 'bench' and u.partner_id is not null`;
const ROLES = `insert into user_access_role (user_id, access_role_id, given_at)
  select u.id, a.id, u.created_at from user_account u
  join access_role a on a.name = case u.type when 'INTERNAL' then 'HCPC_ONLINE_VIEW' else 'STORE_FRONTLINER' end
  where u.created_by = 'bench'`;
// Half of them use one of their rights every few weeks, the others have not for long.
const USED = `insert into right_used (user_id, permission, day)
  select u.id, case u.type when 'INTERNAL' then 'PAR_VIEW' else 'PRO_VIEW' end, date '2026-11-15' - back
  from user_account u cross join lateral unnest(case when u.id % 2 = 0 then array[0, 20, 40, 150] else array[150, 170] end) as x(back)
  where u.created_by = 'bench'`;
const TABLES = ['user_account', 'user_merchant', 'user_access_role'];

/** Adds accounts in bulk to a database that has partners and stores, as its owner and without audit entries. */
export const seedUsers = async (client: pg.ClientBase, accounts: number): Promise<void> => {
  await client.query('begin');
  try {
    await switchAudit(client, TABLES, 'disable');
    await client.query(ACCOUNTS, [accounts]);
    for (const statement of [STORES, ROLES, USED]) await client.query(statement);
    await switchAudit(client, TABLES, 'enable');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`vacuum analyze ${[...TABLES, 'right_used', 'right_review'].join(', ')}`);
};
