import type pg from 'pg';

/** A withheld line in a run that is there; amounts are centavos. */
interface Withheld {
  day: string;
  merchantId: string;
  base: number;
  ewt: number;
  atc?: string;
  tin?: string | null;
  kind?: string | null;
  /** Its partner's account is paid, not its own. */
  isPartners?: boolean;
}

const RUN = 'select id from settlement_run where day = $1';
const PAYOUT = `insert into payout (run_id, day, partner_id, merchant_id, carry_in, nets, amount, carry_out, line_count, status, payee_name,
    bank_id, bank_name, account_name, account_number)
  select $1, $2, m.partner_id, case when not $4::boolean then m.id end, 0, 0, 0, 0, 1, 'CARRIED', m.name, b.id, b.name, m.name, '1234567890'
  from merchant m, (select id, name from bank order by id limit 1) b where m.id = $3
  on conflict (run_id, partner_id, coalesce(merchant_id, 0)) do update set version = payout.version + 1 returning id`;
const LINE = `insert into disbursement_line (run_id, day, partner_id, merchant_id, product, rate_set, terms, item_from, item_to, payment_count,
    refund_count, gross, refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net, mdr_percent,
    is_ewt, is_twa, atc_code, atc_percent, payee_kind, payee_name, payee_tin, payout_id)
  select $1, $2, m.partner_id, m.id, 'HCPAY', gen_random_uuid()::text, '{}', $2, $2, 1, 0, greatest($3::bigint, 0), greatest(-$3::bigint, 0),
    $3::bigint, 0, 0, 0, $4::bigint, 0, 0, 0, 2.5, true, false, $5, 0.5, $6, m.name, $7, $8 from merchant m where m.id = $9 returning id`;

/** Adds lines of which tax was withheld to runs of days that are settled, as if they had been in them. */
export const withhold = async (admin: pg.Client | pg.Pool, lines: readonly Withheld[]): Promise<void> => {
  for (const { day, merchantId, base, ewt, atc = 'WC830', tin = null, ...line } of lines) {
    const { kind = 'CORPORATE', isPartners = false } = line;
    const [run] = (await admin.query(RUN, [day])).rows;
    const [payout] = (await admin.query(PAYOUT, [run.id, day, merchantId, isPartners])).rows;
    await admin.query(LINE, [run.id, day, base, ewt, atc, kind, tin, payout.id, merchantId]);
  }
};
