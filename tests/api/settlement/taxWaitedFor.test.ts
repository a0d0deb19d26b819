import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { dayAfterDay } from './dayAfterDay.ts';
import { type Paid, type SettlementBench, startSettlement } from './settlementBench.ts';

let bench: SettlementBench;
let people: ReturnType<typeof approvalBench>;
const { today, close: settle, dayAt } = dayAfterDay(() => bench);
/** Settles the day, and lets the next one begin for whoever asks. */
const close = async () => {
  await settle();
  bench.app.clock.advance(86_400_000);
};
beforeAll(async () => {
  bench = await startSettlement();
  people = approvalBench(bench.app);
});
afterAll(() => bench.stop());

const taxes = async ({ id }: Paid, as = 'sales.admin') =>
  (await bench.app.call('GET', `/api/merchants/${id}/taxes`, { as })).body.data;
const ask = async ({ id }: Paid, effectiveFrom: string) =>
  bench.app.call('POST', `/api/merchants/${id}/taxes`, {
    as: 'sales.admin',
    body: { isEwt: false, isTwa: true, effectiveFrom, evidence: 'List of June 2026, no. 1203' },
    headers: { 'If-Match': String(await people.versionOf('merchants', id)) },
  });

describe('the taxes of a store of which payments wait from before its first ones', () => {
  it('[money.storeTax] begin with them once a second person has approved it, and the next run takes them', async () => {
    const store = await bench.openStore();
    const [first, second] = [today(), dayAt(2)];
    await bench.ask('update store_tax set from_day = $2 where merchant_id = $1', [store.id, second]);
    await bench.pay(store, first, 100_000);
    await close();
    expect(await bench.linesOf(store)).toEqual([]);
    expect((await taxes(store)).untaxed).toEqual({ since: first, before: second });
    expect((await taxes(store, 'other.partner')).untaxed).toBeNull();

    expect((await ask(store, dayAt(-2))).status).toBe(400);
    const asked = await ask(store, first);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const decided = await people.decide('sbo.second', 'approve', asked.body.data.approvalRequestId);
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    await close();
    expect((await bench.linesOf(store)).map(({ sums: [base] }) => base)).toEqual([100_000]);

    // What is settled stays as it is: the next change begins tomorrow.
    expect((await taxes(store)).untaxed).toBeNull();
    expect((await ask(store, first)).status).toBe(400);
  });

  it('[money.storeTax] of a store that lacks nothing begin tomorrow, whatever is paid', async () => {
    const store = await bench.openStore();
    const first = today();
    await bench.pay(store, first, 50_000);
    await close();
    expect((await taxes(store)).untaxed).toBeNull();
    expect((await ask(store, first)).status).toBe(400);
  });
});
