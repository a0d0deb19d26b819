import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDay } from '#server/settlement/run/runDay.ts';
import { type Paid, type SettlementBench, startSettlement } from '#tests/api/settlement/settlementBench.ts';

/** The days of the demo end on November 19: the eleventh after it is the last of the month. */
const LAST = 11;

let bench: SettlementBench;
let store: Paid;
beforeAll(async () => {
  bench = await startSettlement();
  store = await bench.openStore();
  await bench.pay(store, bench.day(1), 100_000);
  await bench.pay(store, bench.day(2), 50_000);
});
afterAll(() => bench.stop());

const OWED = `select r.partner_id as "partnerId", to_char(r.month, 'YYYY/MM') as month, r.state, r.line_count as lines, r.gross::int as gross
  from protection_receipt r where r.partner_id = $1 and r.month >= '2026-11-01' order by r.month`;
const owed = () => bench.ask<Record<string, unknown>>(OWED, [store.partnerId]);

describe('the receipts of a month', () => {
  it('are owed with its last day, and not before', async () => {
    for (let n = 1; n < LAST; n++) expect(await bench.run(bench.day(n))).toBe(true);
    expect(await owed()).toEqual([]);
    expect(await bench.run(bench.day(LAST))).toBe(true);
    expect(await owed()).toMatchObject([{ month: '2026/11', state: 'PENDING' }]);
    const [wrong] = await bench.ask<{ n: number }>(
      `select count(*)::int as n from protection_receipt r where r.gross <> (select sum(l.gross) from disbursement_line l
        where l.partner_id = r.partner_id and date_trunc('month', l.day::timestamp) = r.month)`,
    );
    expect(wrong?.n).toBe(0);
  });

  it('are owed once, however often the day is run or the months are gone through', async () => {
    const before = await owed();
    expect(await bench.run(bench.day(LAST))).toBe(false);
    const [made] = await bench.ask<{ n: string }>(
      `select owe_protection_receipts('2020-01-01', '2026-11-30') as n`,
    );
    expect(made?.n).toBe('0');
    expect(await owed()).toEqual(before);
  });

  it('are owed to nobody who sold nothing, and vanish with a run that fails', async () => {
    const next = LAST + 31;
    for (let n = LAST + 1; n < next; n++) expect(await bench.run(bench.day(n))).toBe(true);
    await bench.pay(store, bench.day(next), 10_000);
    const client = await bench.jobs.connect();
    try {
      await client.query('begin');
      expect(await runDay(client, bench.day(next), { now: bench.clock.now, askedBy: null })).toBe(true);
      await client.query('rollback');
    } finally {
      client.release();
    }
    const ofDecember = async () => (await owed()).filter(({ month }) => month === '2026/12');
    expect(await ofDecember()).toEqual([]);
    expect(await bench.run(bench.day(next))).toBe(true);
    expect(await ofDecember()).toEqual([
      { partnerId: store.partnerId, month: '2026/12', state: 'PENDING', lines: 1, gross: 10_000 },
    ]);
  });
});
