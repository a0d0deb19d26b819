import type pg from 'pg';

/** What a line is made of, in centavos; the rest follows. */
interface Made {
  /** Where no day was settled yet; else it is the day after the last. */
  day?: string;
  merchantId?: string;
  product?: string;
  gross?: number;
  refunds?: number;
  net?: number;
  /** What is withheld of the commission; of a top withholding agent it is part of the net. */
  withheld?: number;
  isTwa?: boolean;
  /** What the payee owed before, zero or less. */
  carryIn?: number;
  status?: string;
}

const NEXT_DAY = `select coalesce(max(day) + 1, $1::date)::text as day from settlement_run`;
const RUN = `insert into settlement_run (day, started_at, ended_at, line_count, payout_count, payment_count, refund_count, gross, refunds,
    commission, tax_on_commission, ewt, net, carry_in, amount, carry_out, waiting_count, waiting_amount)
  values ($1, now(), now(), 1, 1, 1, 0, $2, $3, 0, 0, 0, $4, $5, greatest($4::bigint + $5::bigint, 0), least($4::bigint + $5::bigint, 0), 0, 0)
  returning id`;
const PAYOUT = `insert into payout (run_id, day, partner_id, merchant_id, carry_in, nets, amount, carry_out, line_count, status, payee_name,
    bank_id, bank_name, account_name, account_number)
  select $1, $2, m.partner_id, m.id, $4, $3, greatest($3::bigint + $4::bigint, 0), least($3::bigint + $4::bigint, 0), 1,
    case when $3::bigint + $4::bigint > 0 then $6 else 'CARRIED' end, m.name, b.id, b.name, m.name, '1234567890'
  from merchant m, (select id, name from bank order by id limit 1) b where m.id = $5 returning id`;
const LINE = `insert into disbursement_line (run_id, day, partner_id, merchant_id, product, rate_set, terms, item_from, item_to, payment_count,
    refund_count, gross, refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net, mdr_percent,
    is_ewt, is_twa, payee_name, payout_id)
  select $1, $2, m.partner_id, m.id, $3, 'made', '{"formulas": "secret"}', $2, $2, 1, 0, $4::bigint, $5::bigint, $4::bigint - $5::bigint, 0, 0, $9, 0, $6, $6, $6, 2.5,
    false, $10, m.name, $7 from merchant m where m.id = $8 returning id, partner_id as "partnerId"`;

/** Settles a day of its own, behind those that are there, of one line and its payout. Amounts are centavos. */
export const makeLine = async (
  admin: pg.Client | pg.Pool,
  {
    merchantId = '1',
    product = 'HCPAY',
    gross = 10_000,
    refunds = 0,
    carryIn = 0,
    status = 'SCHEDULED',
    day: first = '2026-01-02',
    withheld = 0,
    isTwa = false,
    net = gross - refunds + (isTwa ? withheld : 0),
  }: Made = {},
) => {
  const one = async <R>(text: string, values: unknown[] = []) =>
    (await admin.query(text, values)).rows[0] as R;
  const { day } = await one<{ day: string }>(NEXT_DAY, [first]);
  const run = await one<{ id: string }>(RUN, [day, gross, refunds, net, carryIn]);
  const payout = await one<{ id: string }>(PAYOUT, [run.id, day, net, carryIn, merchantId, status]);
  const line = await one<{ id: string; partnerId: string }>(LINE, [
    run.id,
    day,
    product,
    gross,
    refunds,
    net,
    payout.id,
    merchantId,
    withheld,
    isTwa,
  ]);
  return { ...line, runId: run.id, payoutId: payout.id, merchantId, day };
};
