import type pg from 'pg';

interface Amount {
  payments: number;
  /** Over so many days up to the last. */
  days: number;
  /** YYYY-MM-DD */
  last: string;
}

// Spread over stores, days and hours without a draw, so that each run reads the same rows. All but one of 5,000 are settled: a queue of what
// waits stays as short as it is in a portal whose days are settled every night.
const FILL = `with store as (
    select id, partner_id, row_number() over (order by id) - 1 as n, count(*) over () as stores from merchant where hsis_salesroom_code is not null),
  drawn as (
    select n, ($3::date - ((n * 7919) % $2)::int) as day,
      (($3::date - ((n * 7919) % $2)::int) + interval '9 hours' + (n * 104729 % 43200) * interval '1 second') at time zone 'Asia/Manila' as at,
      (array['HCPAY', 'HOME_CREDIT_CARD', 'POS_LOAN', 'SHOPPINGMALL_PH', 'HC_SMILE_REWARDS', 'CASH_LOAN'])[1 + n % 6] as product,
      (n * 15485863) % (select max(stores) from store) as at_store
    from generate_series(1, $1::bigint) n),
  made as (
    insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    select 'BENCH', 'BENCH' || d.n, d.day, s.partner_id, s.id from drawn d join store s on s.n = d.at_store
    returning id, reference),
  line as (select id, row_number() over (order by id) - 1 as n, count(*) over () as lines from disbursement_line)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, card_last4, cashier,
    status, voided_at, line_id)
  select m.id, d.day, d.at, 'BENCH', m.reference, s.partner_id, s.id, d.product, 100 + (d.n * 6151) % 900000,
    case when d.product = 'HOME_CREDIT_CARD' then lpad((d.n % 10000)::text, 4, '0') end, 'Cashier ' || d.n % 3,
    case when d.n % 120 = 0 then 'VOIDED' else 'POSTED' end, case when d.n % 120 = 0 then d.at end,
    case when d.n % 120 > 0 and d.n % 5000 > 0 and d.day <= (select max(day) from settlement_run) then l.id end
  from drawn d join store s on s.n = d.at_store join made m on m.reference = 'BENCH' || d.n
    left join line l on l.n = d.n % (select max(lines) from line)`;

/** Adds payments to the stores that are there, evenly over the days that end with the last; as the tables' owner. */
export const seedPayments = async (
  client: pg.ClientBase,
  { payments, days, last }: Amount,
): Promise<void> => {
  await client.query('select keep_months($1::date - $2::int, $1::date)', [last, days]);
  await client.query(FILL, [payments, days, last]);
  await client.query('vacuum analyze transaction_ref, payment_transaction');
};
