import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payout, PayoutRow, SettlementRun } from '#contract/finance/settlements.ts';
import type { WaitingItems } from '#contract/finance/waitingItems.ts';
import { centavosOf } from '#domain/money.ts';
import { runDue } from '#server/areas/settlements/runDue.ts';
import { type SettlementBench, startSettlement } from './settlementBench.ts';

const BASE = '/api/finance-management';
let bench: SettlementBench;
beforeAll(async () => {
  bench = await startSettlement();
});
afterAll(() => bench.stop());

const get = (as: string, path: string, query: Record<string, string> = {}) =>
  bench.app.call('GET', `${BASE}${path}`, { as, query });
const listed = async <T>(as: string, path: string, query: Record<string, string> = {}) => {
  const { status, body } = await get(as, path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.list as T[];
};
const sum = (amounts: string[]) => amounts.reduce((all, amount) => all + (centavosOf(amount) ?? 0n), 0n);

describe('runs', () => {
  it('are listed with what they come to, the latest first, and tie out', async () => {
    const runs = await listed<SettlementRun>('finance.officer', '/settlement-runs', { limit: '100' });
    expect(runs[0]).toMatchObject({ day: bench.last, askedBy: null });
    expect(runs.map(({ day }) => day)).toEqual(
      runs
        .map(({ day }) => day)
        .toSorted()
        .reverse(),
    );
    for (const { carryIn, net, amount, carryOut } of runs)
      expect(sum([carryIn, net])).toBe(sum([amount, carryOut]));
    const some = await listed<SettlementRun>('finance.officer', '/settlement-runs', {
      'day[gte]': bench.day(-1),
    });
    expect(some.map(({ day }) => day)).toEqual([bench.last, bench.day(-1)]);
  });

  it('begin with what the day before ended with, though a payee that owes had no line that day', async () => {
    const runs = await listed<SettlementRun>('finance.officer', '/settlement-runs', { limit: '100' });
    const [idle] = await bench.ask<{ days: string }>(
      `select count(*) as days from settlement_run r where r.carry_in <> coalesce((select b.carry_out from settlement_run b
         where b.day < r.day order by b.day desc limit 1), 0)`,
    );
    expect(Number(idle?.days)).toBeGreaterThan(0);
    for (const [at, { day, carryIn }] of runs.entries())
      if (runs[at + 1]) expect(carryIn, day).toBe(runs[at + 1]?.carryOut);
    const [owed] = await bench.ask<{ all: string }>(
      `select coalesce(sum(carry_out), 0) as all from (select distinct on (partner_id, coalesce(merchant_id, 0)) carry_out
         from payout order by partner_id, coalesce(merchant_id, 0), id desc) last`,
    );
    expect(centavosOf(runs[0]?.carryOut ?? '')).toBe(BigInt(owed?.all ?? 1));
  });

  it('are asked for by whoever sets what is reckoned with, once a day is over', async () => {
    const ask = () => bench.app.call('POST', `${BASE}/settlement-runs`, { as: 'finance.officer', body: {} });
    const refused = await ask();
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_nothing_due']);
    bench.app.clock.set(new Date(`${bench.day(2)}T00:20:00+08:00`));
    const { status, body } = await ask();
    expect([status, body.data]).toEqual([200, { through: bench.day(1) }]);
    const [entry] = await bench.ask<{ actor: string; target: string }>(
      'select actor, target from audit.entry order by id desc limit 1',
    );
    expect(entry).toEqual({ actor: 'finance.officer', target: 'settlement_wish' });
    expect(await runDue(bench.jobs, bench.clock)).toEqual([bench.day(1)]);
    const [run] = await listed<SettlementRun>('finance.officer', '/settlement-runs', { limit: '1' });
    expect(run).toMatchObject({ day: bench.day(1), askedBy: 'finance.officer' });
    expect((await ask()).status).toBe(422);
  });
});

describe('what waits', () => {
  const waiting = () => listed<WaitingItems>('finance.officer', '/settlement-runs/waiting');

  it('is named with all that is missing, and is ready once that is mended', async () => {
    const store = await bench.openStore({ rates: {}, isEwt: true });
    await bench.ask(
      `delete from mdr_rate where partner_id = 2 and merchant_id is null and type = 'HOME_CREDIT_CARD'`,
    );
    await bench.ask('delete from store_tax where merchant_id = $1', [store.id]);
    expect(await waiting()).toEqual([]);
    await bench.pay(store, bench.day(0), 12_345);
    await bench.pay(store, bench.day(1), 10_000);
    const row = {
      merchantId: store.id,
      merchantName: 'Bench',
      transactionType: 'HOME_CREDIT_CARD',
      partnerId: '2',
    };
    const sums = { count: 2, amount: '223.45', firstDay: bench.day(0), lastDay: bench.day(1) };
    expect(await waiting()).toMatchObject([
      {
        ...row,
        ...sums,
        parts: [{ reasons: ['rate', 'taxKind'], ...sums }],
        underWay: [],
      },
    ]);
    // What mends it can be asked for, or approved, already; of the partner's other stores it mends nothing.
    const change = (kind: string, merchantId: string | null, at: string | null) =>
      bench.ask(
        `insert into approval_request (kind, partner_id, merchant_id, subject, command, base_version, diff, state, maker_id, maker,
           checker_id, checker, decided_at, effective_at)
         select $1, 2, $2, 'x', '{}', 1, '[]', case when $3::timestamptz is null then 'PENDING' else 'SCHEDULED' end, 1, 'x',
           case when $3::timestamptz is not null then 2 end, 'y', now(), $3`,
        [kind, merchantId, at],
      );
    await change('MDR_RATE', null, null);
    await change('BANK_ACCOUNT', store.id, null);
    const [other] = await bench.ask<{ id: string }>(
      'select id from merchant where partner_id = 2 and id <> $1 limit 1',
      [store.id],
    );
    await change('STORE_TAX', other?.id ?? null, null);
    expect((await waiting())[0]?.underWay).toEqual([{ reason: 'rate', dtimeEffective: null }]);
    await change('STORE_TAX', store.id, '2026-11-21T02:00:00Z');
    expect((await waiting())[0]?.underWay).toEqual([
      { reason: 'rate', dtimeEffective: null },
      { reason: 'taxKind', dtimeEffective: '2026-11-21T02:00:00.000Z' },
    ]);
    await bench.ask(`delete from approval_request where subject = 'x'`);
    await bench.ask(
      `insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day) values (2, $1, false, false, '2026-01-01')`,
      [store.id],
    );
    expect(await waiting()).toMatchObject([{ ...row, parts: [{ reasons: ['rate'], count: 2 }] }]);
    await bench.ask(
      `insert into mdr_rate (partner_id, merchant_id, type, rate, status, is_enabled, effective_from)
       values (2, $1, 'HOME_CREDIT_CARD', 3, 'A', true, '2026-01-01')`,
      [store.id],
    );
    expect(await waiting()).toMatchObject([{ ...row, parts: [{ reasons: [], count: 2 }] }]);
    expect(await bench.run(bench.day(2))).toBe(true);
    expect(await waiting()).toEqual([]);
  });
});

describe('payouts', () => {
  const payouts = (as: string, query: Record<string, string> = {}) =>
    listed<PayoutRow>(as, '/payouts', { limit: '100', ...query });

  it('are seen by staff, and by people of a partner theirs alone', async () => {
    const partners = async (as: string) => new Set((await payouts(as)).map(({ partnerId }) => partnerId));
    expect((await partners('finance.officer')).size).toBeGreaterThan(5);
    expect(await partners('partner.admin')).toEqual(new Set(['1']));
    const foreign = (await payouts('finance.officer', { partnerId: '2' }))[0]?.id;
    expect((await get('partner.admin', `/payouts/${foreign}`)).status).toBe(404);
    expect((await get('finance.officer', `/payouts/${foreign}`)).status).toBe(200);
    for (const as of ['store.manager', 'frontliner', 'antifraud.reviewer'])
      expect((await get(as, '/payouts')).status).toBe(403);
    for (const path of ['/settlement-runs', '/settlement-runs/waiting'])
      expect((await get('partner.admin', path)).status).toBe(403);
  });

  it('open into their lines and what was set off, to the centavo', async () => {
    const [{ id } = { id: '' }] = await bench.ask<{ id: string }>(
      'select payout_id as id from offset_application where partner_id = 1 order by id desc limit 1',
    );
    const { status, body } = await get('accounting', `/payouts/${id}`);
    expect(status).toBe(200);
    const payout = body.data as Payout;
    expect(payout.lines).toHaveLength(payout.lineCount);
    expect(sum(payout.lines.map(({ net }) => net))).toBe(sum([payout.nets]));
    expect(sum([payout.carryIn, payout.nets])).toBe(sum([payout.amount, payout.carryOut]));
    expect(payout.offsets.length).toBeGreaterThan(0);
    expect(payout.accountLast4).toMatch(/^\d{4}$/);
    const [{ number } = { number: '' }] = await bench.ask<{ number: string }>(
      'select account_number as number from payout where id = $1',
      [id],
    );
    expect(JSON.stringify(body)).not.toContain(number);
  });

  it('are filtered by day, state and store, and sorted by amount', async () => {
    const day = { day: bench.last };
    const all = await payouts('finance.officer', day);
    expect(new Set(all.map((payout) => payout.day))).toEqual(new Set([bench.last]));
    const scheduled = await payouts('finance.officer', { ...day, status: 'SCHEDULED', sort: '-amount' });
    expect(scheduled.every(({ status }) => status === 'SCHEDULED')).toBe(true);
    const amounts = scheduled.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect((await get('finance.officer', '/payouts', { status: 'GONE' })).status).toBe(400);
    expect((await get('finance.officer', '/payouts/none')).status).toBe(404);
  });
});

describe('days of runs and payouts', () => {
  const OLD = '2025-03-04';
  const at = (path: string, query: Record<string, string> = {}) =>
    listed<{ id: string; day: string }>('finance.officer', path, { limit: '100', ...query });
  let old: { id: string; partnerId: string };
  beforeAll(async () => {
    // As if it had been settled long ago: a run of an earlier day is refused from here on.
    await bench.ask('set session_replication_role = replica');
    const [run] = await bench.ask<{ id: string }>(
      `insert into settlement_run (day, started_at, ended_at, asked_by, line_count, payout_count, payment_count, refund_count, gross,
         refunds, commission, tax_on_commission, ewt, net, carry_in, amount, carry_out, waiting_count, waiting_amount)
       select $1, started_at, ended_at, null, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from settlement_run limit 1 returning id`,
      [OLD],
    );
    const copied = (
      await bench.ask<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = 'payout'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
         and attname not in ('id', 'run_id', 'day', 'status', 'file_id', 'sent_at', 'ended_at', 'bank_reference', 'return_reason')`,
      )
    ).map(({ name }) => name);
    const [payout] = await bench.ask<typeof old>(
      `insert into payout (run_id, day, status, ${copied}) select $1, $2, 'HELD', ${copied} from payout where amount > 0 limit 1
       returning id, partner_id as "partnerId"`,
      [run?.id, OLD],
    );
    await bench.ask('set session_replication_role = origin');
    if (!payout) throw new Error('no payout');
    old = payout;
  });

  it('are the last 31 where nobody says which, and others that are chosen', async () => {
    for (const path of ['/settlement-runs', '/payouts']) {
      expect(
        (await at(path)).every(({ day }) => day > '2026-10-01'),
        path,
      ).toBe(true);
      expect((await at(path, { day: OLD })).map(({ day }) => day)).toEqual([OLD]);
      expect((await at(path, { 'day[gte]': '2025-03-01' })).map(({ day }) => day)).toContain(OLD);
    }
    expect((await at('/payouts', { partnerId: old.partnerId })).map(({ id }) => id)).not.toContain(old.id);
  });

  it('are 366 at most, and none backwards', async () => {
    for (const path of ['/settlement-runs', '/payouts'])
      for (const [from, to] of [
        ['2025-03-04', '2026-03-05'],
        ['2026-03-05', '2026-03-04'],
      ] as const) {
        const { status, body } = await get('finance.officer', path, { 'day[gte]': from, 'day[lte]': to });
        expect([status, body.fields?.day], path).toEqual([400, 'Choose from one to 366 days']);
      }
    expect(
      (await get('finance.officer', '/payouts', { 'day[gte]': OLD, 'day[lte]': '2026-03-04' })).status,
    ).toBe(200);
  });

  it('do not hide a payout that is named or still open', async () => {
    const ids = async (query: Record<string, string>) => (await at('/payouts', query)).map(({ id }) => id);
    expect(await ids({ id: old.id })).toEqual([old.id]);
    expect(await ids({ status: 'HELD' })).toContain(old.id);
    expect(await ids({ status: 'HELD', partnerId: old.partnerId })).toContain(old.id);
    expect(await ids({ 'status[in]': 'HELD,PAID' })).not.toContain(old.id);
    expect((await get('finance.officer', `/payouts/${old.id}`)).status).toBe(200);
  });
});

describe('one payment', () => {
  it('says with which day it was settled, in which line and in which payout, as far as its reader sees that', async () => {
    const [paid] = await bench.ask<{ id: string; day: string; line: string; payout: string }>(
      `select t.id, l.day, l.id as line, l.payout_id as payout from payment_transaction t join disbursement_line l on l.id = t.line_id
       join payout p on p.id = l.payout_id join user_merchant u on u.merchant_id = t.merchant_id join user_account a on a.id = u.user_id
       where a.username = 'store.manager' and p.merchant_id is null order by t.id limit 1`,
    );
    const read = async (as: string) =>
      (await bench.app.call('GET', `/api/transactions/${paid?.id}`, { as })).body.data.settled;
    const seen = { day: paid?.day, lineId: paid?.line, payoutId: paid?.payout };
    expect(await read('finance.officer')).toMatchObject(seen);
    expect(await read('partner.admin')).toMatchObject(seen);
    // The partner's account is paid for other stores too.
    const own = { day: paid?.day, lineId: paid?.line, payoutId: null, payoutStatus: null };
    expect(await read('store.manager')).toEqual(own);
  });
});
