import type { DemoArea } from '../area.ts';

const HOUR_MS = 3_600_000;

// People whom the first partner's administrator sent in for accounts, the last one a week ago and rejected.
const REGISTRATIONS = `insert into user_request (kind, partner_id, merchant_ids, access_role_id, first_name, last_name, birth_date, email,
    mobile_number, status, created_at, created_by, updated_at, updated_by, decided_at, decided_by, decision_reason)
  select 'registration', a.partner_id, case when x.role in ('STORE_FRONTLINER', 'STORE_MANAGER') then array[s.merchant_id] else '{}' end,
    r.id, x.first_name, x.last_name, x.birth_date::date, lower(x.first_name || '.' || replace(x.last_name, ' ', '')) || '@example.com',
    x.mobile, x.status, $1::timestamptz - x.hours * interval '1 hour', 'partner.admin', $1::timestamptz - x.hours * interval '1 hour',
    'partner.admin', case when x.status = 'REJECTED' then $1::timestamptz - interval '160 hours' end,
    case when x.status = 'REJECTED' then 'sales.admin' end, x.reason
  from (values
    ('Jenalyn', 'Dimaculangan', '1998-03-14', '639171110201', 'STORE_FRONTLINER', 5, 'SUBMITTED', null),
    ('Rowel', 'Panganiban', '1994-11-02', '639171110202', 'STORE_FRONTLINER', 5, 'SUBMITTED', null),
    ('Maricel', 'Ocampo', '1987-07-21', '639171110203', 'STORE_MANAGER', 5, 'SUBMITTED', null),
    ('Dennis', 'Villaluz', '1991-01-30', '639171110204', 'ACCOUNTING_FINANCE', 26, 'SUBMITTED', null),
    ('Grace', 'Macaraeg', '1999-09-09', '639171110205', 'STORE_FRONTLINER', 190, 'REJECTED', 'She left the store before the account was made.')
  ) as x(first_name, last_name, birth_date, mobile, role, hours, status, reason)
  join access_role r on r.name = x.role::citext
  join user_account a on a.username = 'partner.admin'
  join lateral (select s.merchant_id from user_merchant s join user_account m on m.id = s.user_id and m.username = 'store.manager' limit 1) s on true`;

// Their people ask for a store and a module more.
const STORES = `insert into user_request (kind, user_id, merchant_id, why, status, created_at, created_by, updated_at, updated_by)
  select 'store', u.id, m.id, x.why, 'SUBMITTED', $1, u.username, $1, u.username
  from (values ('store.manager', 'The manager there is on leave until January; I stand in for her.'), ('frontliner', null)) as x(username, why)
  join user_account u on u.username = x.username::citext
  join lateral (select m.id from merchant m where m.partner_id = u.partner_id and m.status = 'A'
    and not exists (select from user_merchant s where s.user_id = u.id and s.merchant_id = m.id) order by m.id limit 1) m on true`;
const MODULES = `insert into user_request (kind, user_id, module_code, why, status, created_at, created_by, updated_at, updated_by)
  select 'module', u.id, 'BIR_2307', 'Customers ask me for their form.', 'SUBMITTED', $1, u.username, $1, u.username
  from user_account u where u.username = 'store.manager'`;

/** What people of the first partner ask for: accounts, stores and a module. */
export const userRequests: DemoArea = {
  seeded: 'from user_request',
  seed: async ({ client, now }) => {
    await client.query(REGISTRATIONS, [now]);
    await client.query(STORES, [new Date(now.getTime() - 3 * HOUR_MS)]);
    await client.query(MODULES, [new Date(now.getTime() - 2 * HOUR_MS)]);
  },
};
