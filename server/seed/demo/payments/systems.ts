import type pg from 'pg';
import { unaudited } from '../rows.ts';

/** The systems that the payments came from. Nobody has their keys: to try one, make a new key. */
const SYSTEMS = `insert into machine_account (name, source, products, all_partners, per_minute, payment_limit, day_limit, month_limit, waiting_hash,
    waiting_end, created_at, created_by, updated_at)
  select x.name, x.source, x.products::text[], true, 120, 50000000, 2000000000, 30000000000,
    encode(sha256(uuid_send(gen_random_uuid())), 'hex'), x.key_end, $1, 'it.support', $1
  from (values ('Card acquirer', 'CARDS', '{HOME_CREDIT_CARD}', 'k7Qd'), ('HCPay', 'HCPAY', '{HCPAY}', 'x2Vn'),
    ('Loan core', 'LOANS', '{CASH_LOAN,POS_LOAN}', 'Tb9e'), ('Rewards', 'REWARDS', '{HC_SMILE_REWARDS}', '0pLs'),
    ('Shoppingmall.ph', 'MALL', '{SHOPPINGMALL_PH}', 'hJ4w')) as x(name, source, products, key_end)`;
const TERMS = `jsonb_build_object('partnerIds', '[]'::jsonb, 'transactionTypes', to_jsonb(k.products), 'perMinute', k.per_minute,
  'paymentLimit', (k.payment_limit / 100)::text || '.00', 'dayLimit', (k.day_limit / 100)::text || '.00',
  'monthLimit', (k.month_limit / 100)::text || '.00', 'addresses', '[]'::jsonb)`;
/** One line of what a request asks for, from nothing. */
const asked = (field: string, value: string) =>
  `jsonb_build_object('field', '${field}', 'before', null, 'after', ${value})`;
const LIMITS = ['paymentLimit', 'dayLimit', 'monthLimit'].map((limit) =>
  asked(limit, `t.terms ->> '${limit}'`),
);
const DIFF = [
  asked('keyEnd', 'k.waiting_end'),
  asked('partnerIds', `'ALL'`),
  asked('transactionTypes', `array_to_string(k.products, ', ')`),
  ...LIMITS,
];
/** The requests by which a second person confirmed each key. */
const REQUESTS = `insert into approval_request (kind, owner_id, subject, command, base_version, diff, beside, state, maker_id, maker, made_at,
    checker_id, checker, decided_at, applied_at, version)
  select 'MACHINE_KEY', k.id, k.name, t.terms || jsonb_build_object('allPartners', true, 'isEnabled', true, 'keyEnd', k.waiting_end), k.version,
    jsonb_build_array(${DIFF.join(', ')}), jsonb_build_array(jsonb_build_object('field', 'source', 'value', k.source)),
    'APPLIED', m.id, m.username, k.created_at, c.id, c.username, k.created_at + interval '2 hours', k.created_at + interval '2 hours', 2
  from machine_account k join user_account m on m.username = 'it.support' join user_account c on c.username = 'finance.officer'
    cross join lateral (select ${TERMS} as terms) t`;
const CONFIRM = `update machine_account set is_enabled = true, key_hash = waiting_hash, key_end = waiting_end, waiting_hash = null,
  waiting_end = null, used_at = $1, version = version + 1`;

/** Seeds the systems, each with a key that two people have confirmed. */
export const seedSystems = (
  client: pg.ClientBase,
  { usedAt, since }: { usedAt: Date; since: Date },
): Promise<void> =>
  unaudited(client, ['approval_request'], async () => {
    await client.query(SYSTEMS, [since]);
    await client.query(REQUESTS);
    await client.query(CONFIRM, [usedAt]);
  });
