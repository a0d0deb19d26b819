import type pg from 'pg';

// What a store needs to be settled: a rate and an account, of its partner; its taxes came with it.
const AGREED = [
  `insert into mdr_rate (partner_id, merchant_id, type, rate, status, status_workflow, is_enabled, effective_from)
   select p.id, null, x.type, 2.5, 'A', 'APPROVED', true, '2025-01-01'
   from partner p, (values ('HCPAY'), ('HOME_CREDIT_CARD'), ('POS_LOAN')) as x(type) where p.created_by = 'bench'`,
  `insert into bank_account (partner_id, bank_id, account_name, account_number, account_type)
   select p.id, b.id, left(p.name, 60), lpad(p.id::text, 10, '0'), 'SAVINGS' from partner p, (select min(id) as id from bank) b
   where p.created_by = 'bench' and not exists (select from bank_account a where a.partner_id = p.id and a.merchant_id is null)`,
];
const PAID = `with store as (select id, partner_id, row_number() over (order by id) as n from merchant where created_by = 'bench'),
  made as (
    insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    select 'DAY', 'DAY' || to_char($1::date, 'YYMMDD') || s.n || '-' || k, $1::date, s.partner_id, s.id from store s, generate_series(1, $2::int) k
    returning id, reference, merchant_id, partner_id)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
  select m.id, $1::date, ($1::date + time '10:00' + m.id % 30000 * interval '1 second') at time zone 'Asia/Manila', 'DAY', m.reference,
    m.partner_id, m.merchant_id, (array['HCPAY', 'HOME_CREDIT_CARD', 'POS_LOAN'])[1 + m.merchant_id % 3], 10000 + m.id * 6151 % 900000
  from made m`;
// One payment in forty came back the same day, so that some stores owe.
const REFUNDED = `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by, status, settled_day)
  select t.day, t.id, 'day-' || t.id, t.partner_id, t.merchant_id, t.amount, 'RETURN', 'bench', 'SETTLED', t.day
  from payment_transaction t where t.day = $1 and t.source = 'DAY' and t.id % 40 = 0`;

/** Days of every store that `seedMany` made, so many payments each, that nothing stands against settling; as the tables' owner. */
export const seedDays = async (
  client: pg.ClientBase,
  { days, payments }: { days: readonly string[]; payments: number },
): Promise<void> => {
  for (const statement of AGREED) await client.query(statement);
  for (const day of days) {
    await client.query('select keep_months($1::date, $1::date)', [day]);
    await client.query(PAID, [day, payments]);
    await client.query(REFUNDED, [day]);
  }
  await client.query('vacuum analyze transaction_ref, payment_transaction, refund, mdr_rate, bank_account');
};
