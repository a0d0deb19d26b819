import type pg from 'pg';
import { addDays } from '#domain/day.ts';
import { runDue } from '#server/areas/settlements/runDue.ts';
import { inTransaction } from '#server/jobs/inTransaction.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { runDay } from '#server/settlement/run/runDay.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

/** A store whose payments are settled. */
export interface Paid {
  id: string;
  partnerId: string;
}

/** A line as its tests look at it, in centavos. */
export interface LineRow {
  id: string;
  day: string;
  product: string;
  rateSet: string;
  sums: [base: number, commission: number, tax: number, withheld: number, ewt: number];
  nets: [nonTwa: number, twa: number, net: number];
  atc: string | null;
  payout: string;
}
const LINES = `select l.id, l.day, l.product, l.rate_set as "rateSet", l.atc_code as atc, l.payout_id as payout,
    json_build_array(l.base, l.commission, l.tax_on_commission, l.withholding_tax, l.ewt) as sums,
    json_build_array(l.non_twa_net, l.twa_net, l.net) as nets
  from disbursement_line l where l.merchant_id = $1 and l.day > $2 order by l.day, l.id`;

const PAY = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('BENCH', 'B' || nextval('refund_id'), $1, $2, $3) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
  select id, day, $1::date + time '12:00' at time zone 'Asia/Manila', source, reference, partner_id, merchant_id, $4, $5
  from f returning id`;
const REFUND = `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by, status, settled_day)
  select t.day, t.id, 'bench-' || nextval('refund_id'), t.partner_id, t.merchant_id, $2, 'RETURN', 'bench', 'SETTLED', $3
  from payment_transaction t where t.id = $1`;

/** What is wrong with all that was settled: nothing, whatever happened. */
export const WRONG_IN_LEDGER = `
  select 'line ' || l.id as what from disbursement_line l
  left join lateral (select count(*) as n, coalesce(sum(amount), 0) as sum from payment_transaction t where t.line_id = l.id) t on true
  left join lateral (select count(*) as n, coalesce(sum(amount), 0) as sum from refund r where r.line_id = l.id) r on true
  where (l.gross, l.refunds, l.payment_count, l.refund_count) is distinct from (t.sum, r.sum, t.n, r.n)
  union all select 'payout ' || p.id from payout p
  where p.nets <> (select sum(l.net) from disbursement_line l where l.payout_id = p.id)
    or p.carry_in <> coalesce((select b.carry_out from payout b where b.partner_id = p.partner_id
      and coalesce(b.merchant_id, 0) = coalesce(p.merchant_id, 0) and b.id < p.id order by b.id desc limit 1), 0)
    or -p.carry_out <> (select coalesce(sum(-l.net - coalesce((select sum(o.amount) from offset_application o
      where o.line_id = l.id and o.payout_id <= p.id), 0)), 0) from payout e join disbursement_line l on l.payout_id = e.id
      where e.partner_id = p.partner_id and coalesce(e.merchant_id, 0) = coalesce(p.merchant_id, 0) and e.id <= p.id and l.net < 0)
  union all select 'run ' || r.day from settlement_run r
  where not (r.net, r.line_count, r.gross, r.refunds) =
      (select coalesce(sum(l.net), 0), count(*), coalesce(sum(l.gross), 0), coalesce(sum(l.refunds), 0) from disbursement_line l where l.run_id = r.id)
    or not (r.amount, r.carry_in, r.carry_out) = (select coalesce(sum(p.amount), 0), coalesce(sum(p.carry_in), 0),
      coalesce(sum(p.carry_out), 0) from payout p where p.run_id = r.id)`;

/** The real app with the days of its demo settled, and a store of its own to pay in. */
export const startSettlement = async () => {
  const app: TestApp = await startTestApp();
  const { admin } = app;
  const jobs: pg.Pool = openJobsPool(app.migratorUrl);
  const clock = { now: () => app.clock.now() };
  await runDue(jobs, clock);
  const last = (await admin.query('select max(day) as day from settlement_run')).rows[0].day as string;
  const ask = <T>(text: string, values: unknown[] = []) =>
    admin.query(text, values).then(({ rows }) => rows as T[]);
  const run = (day: string) =>
    inTransaction(jobs, (client) => runDay(client, day, { now: clock.now, askedBy: null }));

  /** A new store of partner 2, without tax and with a rate, unless they are said. */
  const openStore = async (
    of: { rates?: Record<string, string>; isEwt?: boolean; isTwa?: boolean; own?: boolean } = {},
  ) => {
    const [store] = await ask<Paid>(
      `insert into merchant (partner_id, hsis_salesroom_code, name, status, is_ewt, is_twa, created_at, is_same_bank)
       values (2, 'BENCH' || nextval('refund_id'), 'Bench', 'A', $1, $2, '2026-01-01', $3) returning id, partner_id as "partnerId"`,
      [of.isEwt ?? false, of.isTwa ?? false, of.own === false],
    );
    if (!store) throw new Error('no store');
    for (const [type, rate] of Object.entries(of.rates ?? { HOME_CREDIT_CARD: '3' }))
      await ask(
        `insert into mdr_rate (partner_id, merchant_id, type, rate, status, status_workflow, is_enabled, effective_from)
         values ($1, $2, $3, $4, 'A', 'APPROVED', true, '2026-01-01')`,
        [store.partnerId, store.id, type, rate],
      );
    if (of.own !== false)
      await ask(
        `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type)
         values ($1, $2, 1, 'Bench', '0099887766', 'SAVINGS')`,
        [store.partnerId, store.id],
      );
    return store;
  };
  const pay = async (store: Paid, day: string, amount: number, product = 'HOME_CREDIT_CARD') =>
    (await ask<{ id: string }>(PAY, [day, store.partnerId, store.id, product, amount]))[0]?.id ?? '';
  const refund = (id: string, amount: number, settledDay: string) => ask(REFUND, [id, amount, settledDay]);
  const linesOf = (store: Paid) => ask<LineRow>(LINES, [store.id, last]);
  const payoutsOf = ({ partnerId, id }: Paid) =>
    ask<{ day: string; carryIn: string; nets: string; amount: string; carryOut: string; status: string }>(
      `select day, carry_in as "carryIn", nets, amount, carry_out as "carryOut", status from payout
       where partner_id = $1 and merchant_id = $2 and day > $3 order by id`,
      [partnerId, id, last],
    );
  /** The day so many days after the last that is closed. */
  const day = (after: number) => addDays(last, after);
  const stop = async () => {
    await jobs.end();
    await app.stop();
  };
  return { app, jobs, ask, run, openStore, pay, refund, linesOf, payoutsOf, day, last, clock, stop };
};
export type SettlementBench = Awaited<ReturnType<typeof startSettlement>>;
