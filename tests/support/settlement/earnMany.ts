import type pg from 'pg';

const ADDRESSES = `insert into address (partner_id, type, street_name, region_id, province_id, city_id)
  select p.id, 'REGISTRATION', 'Bench Street', c.region_id, c.province_id, c.id
  from partner p, (select * from city where is_city order by id limit 1) c
  where p.created_by = 'bench' and not exists (select from address a where a.partner_id = p.id)`;
const PAYOUTS = `insert into payout (run_id, day, partner_id, merchant_id, carry_in, nets, amount, carry_out, line_count, status, payee_name,
    bank_id, bank_name, account_name, account_number)
  select r.id, r.day, p.id, null, 0, 0, 0, 0, 1, 'CARRIED', p.name, b.id, b.name, p.name, '1234567890'
  from settlement_run r, partner p, (select id, name from bank order by id limit 1) b where r.day = $1 and p.created_by = 'bench'
  on conflict (run_id, partner_id, coalesce(merchant_id, 0)) do nothing`;
const LINES = `insert into disbursement_line (run_id, day, partner_id, merchant_id, product, rate_set, terms, item_from, item_to, payment_count,
    refund_count, gross, refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net, mdr_percent,
    is_ewt, is_twa, atc_code, atc_percent, payee_kind, payee_name, payee_tin, payout_id)
  select o.run_id, o.day, o.partner_id, m.id, 'HCPAY', 'earned', '{}', o.day, o.day, 1, 0, 100000, 0, 100000, 2500, 300, 0, 0, 0, 0, 0, 2.5,
    false, false, null, null, 'CORPORATE', o.payee_name, null, o.id
  from payout o join lateral (select id from merchant m where m.partner_id = o.partner_id order by id limit 1) m on true
  where o.day = $1 and o.status = 'CARRIED' and o.merchant_id is null`;

/** Adds a line of commission (₱25.00 and its VAT) on a settled day to every partner that was seeded in bulk and has a store. */
export const earnMany = async (admin: pg.Client | pg.Pool, day: string): Promise<void> => {
  await admin.query(ADDRESSES);
  await admin.query(PAYOUTS, [day]);
  await admin.query(LINES, [day]);
  await admin.query('analyze payout, disbursement_line, address');
};
