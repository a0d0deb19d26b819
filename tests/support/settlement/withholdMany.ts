import type pg from 'pg';

const PAYOUTS = `insert into payout (run_id, day, partner_id, merchant_id, carry_in, nets, amount, carry_out, line_count, status, payee_name,
    bank_id, bank_name, account_name, account_number)
  select r.id, r.day, m.partner_id, m.id, 0, 0, 0, 0, 1, 'CARRIED', m.name, b.id, b.name, m.name, '1234567890'
  from settlement_run r, (select * from merchant order by id limit $2) m, (select id, name from bank order by id limit 1) b
  where r.day = any ($1::date[]) on conflict (run_id, partner_id, coalesce(merchant_id, 0)) do nothing`;
const LINES = `insert into disbursement_line (run_id, day, partner_id, merchant_id, product, rate_set, terms, item_from, item_to, payment_count,
    refund_count, gross, refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net, mdr_percent,
    is_ewt, is_twa, atc_code, atc_percent, payee_kind, payee_name, payee_tin, payout_id)
  select o.run_id, o.day, o.partner_id, o.merchant_id, 'HCPAY', 'many ' || n, '{}', o.day, o.day, 1, 0, 1000 * n, 0, 1000 * n, 0, 0, 0, 5 * n,
    0, 0, 0, 2.5, true, false, 'WC830', 0.5, 'CORPORATE', o.payee_name, '5' || lpad(n::text, 8, '0'), o.id
  from generate_series(1, $3::int) n
    join (select m.*, row_number() over (order by m.id) as at from (select id from merchant order by id limit $2) m) m on m.at = 1 + n % $2::int
    join payout o on o.merchant_id = m.id and o.day = any ($1::date[])`;

/** Adds a withheld line of each of many payees to settled days: the nth has the TIN 5…n, and of every day ₱10 times n. */
export const withholdMany = async (
  admin: pg.Client | pg.Pool,
  { days, payees, stores }: { days: readonly string[]; payees: number; stores: number },
): Promise<void> => {
  await admin.query(PAYOUTS, [days, stores]);
  await admin.query(LINES, [days, stores, payees]);
  await admin.query('analyze payout, disbursement_line');
};
