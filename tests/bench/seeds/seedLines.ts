import type pg from 'pg';

interface Amount {
  lines: number;
  /** Over so many days up to the last. */
  days: number;
  /** YYYY-MM-DD */
  last: string;
}

interface Index {
  name: string;
  definition: string;
}

/** In the order in which they refer to each other. */
const TABLES = ['settlement_run', 'payout', 'disbursement_line', 'offset_application'];
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any ($1::regclass[]) and not indisunique`;

const RUNS = `insert into settlement_run (day, started_at, ended_at, line_count, payout_count, payment_count, refund_count, gross, refunds,
    commission, tax_on_commission, ewt, net, carry_in, amount, carry_out, waiting_count, waiting_amount)
  select d, (d + 1 + time '01:00') at time zone 'Asia/Manila', (d + 1 + time '01:01') at time zone 'Asia/Manila', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
  from (select $2::date - n as d from generate_series($1::int - 1, 0, -1) n) days
  on conflict (day) do nothing`;

// Spread over stores and days without a draw, so that each run reads the same rows: two lines a store and day, one in forty owes.
const DRAWN = `create temporary table drawn on commit drop as
  with store as (select id, partner_id, name, row_number() over (order by id) - 1 as n from merchant where created_by = 'bench'),
  made as (
    select n, ($3::date - (n % $2)::int) as day, (n / $2 / 2 * 7919 + n % $2 * 31) % (select count(*) from store) as at_store,
      (array['HCPAY', 'HOME_CREDIT_CARD', 'POS_LOAN', 'SHOPPINGMALL_PH', 'HC_SMILE_REWARDS', 'CASH_LOAN'])[1 + (n / $2) % 6] as product,
      case when (n + n / $2) % 40 = 7 then 0 else 10000 + (n * 6151) % 900000 end as gross, case when (n + n / $2) % 40 = 7 then 5000 + n % 7000 else 0 end as refunds
    from generate_series(0, $1::bigint - 1) n)
  select m.n, r.id as run_id, m.day, s.partner_id, s.id as merchant_id, s.name, m.product, m.gross, m.refunds, (m.gross + 30) / 40 as commission
  from made m join store s on s.n = m.at_store join settlement_run r on r.day = m.day`;
const FILE = `insert into payout_file (day, made_at, made_by, payout_count, amount, answered_at, answered_by, version)
  values ($1, now(), 'bench', 1, 1, now(), 'bench', 2) returning id`;
// All but those of the last two days have been paid, a few excepted.
const PAID = `insert into payout (run_id, day, partner_id, merchant_id, carry_in, nets, amount, carry_out, line_count, payee_name, bank_id,
    bank_name, account_name, account_number, status, file_id, sent_at, ended_at, return_reason)
  select run_id, day, partner_id, merchant_id, 0, nets, greatest(nets, 0), least(nets, 0), lines, d.name, b.id, b.name, d.name, '0099887766',
    d.status, case when is_sent then $2::bigint end, case when is_sent then now() end, case when is_sent then now() end,
    case when d.status = 'RETURNED' then 'Account closed' end
  from (select *, status in ('PAID', 'RETURNED') as is_sent from (
      select run_id, day, partner_id, merchant_id, name, sum(gross - refunds - commission) as nets, count(*) as lines,
        case when sum(gross - refunds - commission) <= 0 then 'CARRIED' when merchant_id % 997 = 0 then 'HELD'
          when day > $1::date - 2 then 'SCHEDULED' when merchant_id % 499 = 0 then 'RETURNED' else 'PAID' end as status
      from drawn group by 1, 2, 3, 4, 5) s) d,
    (select id, name from bank order by id limit 1) b order by day`;
const LINES = `insert into disbursement_line (run_id, day, partner_id, merchant_id, product, rate_set, terms, item_from, item_to, payment_count,
    refund_count, gross, refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net, mdr_percent,
    is_ewt, is_twa, payee_name, payout_id)
  select d.run_id, d.day, d.partner_id, d.merchant_id, d.product, 'bench', '{"mdrPercent": "2.5"}', d.day, d.day, 1, 0, d.gross, d.refunds,
    d.gross - d.refunds, d.commission, 0, 0, 0, d.gross - d.refunds - d.commission, d.gross - d.refunds - d.commission,
    d.gross - d.refunds - d.commission, 2.5, false, false, d.name, p.id
  from drawn d join payout p on p.run_id = d.run_id and p.partner_id = d.partner_id and p.merchant_id = d.merchant_id order by d.day, d.n`;
// A third of what was owed is paid in full by the store's next payout, a third in half.
const SET_OFF = `insert into offset_application (line_id, payout_id, amount, partner_id, merchant_id)
  select l.id, p.id, case l.id % 3 when 0 then -l.net else -l.net / 2 end, l.partner_id, l.merchant_id
  from disbursement_line l join lateral (select o.id from payout o where o.merchant_id = l.merchant_id and o.day > l.day
    order by o.day limit 1) p on true
  where l.net < 0 and l.rate_set = 'bench' and l.id % 3 < 2`;

/** Adds settled days of the stores that `seedMany` made, evenly over those that end with the last; as the tables' owner. */
export const seedLines = async (client: pg.ClientBase, { lines, days, last }: Amount): Promise<void> => {
  const { rows: indexes } = await client.query<Index>(INDEXES, [TABLES]);
  await client.query('begin');
  try {
    // Each row is right by itself; what rows are together is not looked at here.
    await client.query('set local session_replication_role = replica');
    await client.query(RUNS, [days, last]);
    await client.query(DRAWN, [lines, days, last]);
    await client.query('analyze drawn');
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const { rows } = await client.query<{ id: string }>(FILE, [last]);
    await client.query(PAID, [last, rows[0]?.id]);
    await client.query('analyze payout');
    await client.query(LINES);
    for (const { definition } of indexes) await client.query(definition);
    await client.query(SET_OFF);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`vacuum analyze ${TABLES.join(', ')}`);
};
