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
  await bench.ask(
    `delete from mdr_rate where partner_id = 2 and merchant_id is null and type = 'HOME_CREDIT_CARD'`,
  );
});
afterAll(() => bench.stop());

const ask = ({ id }: Paid, effectiveFrom: string, mdrRate = '3') =>
  people.changeRates(
    'sales.admin',
    ['merchants', id],
    [{ type: 'HOME_CREDIT_CARD', mdrRate, effectiveFrom }],
  );
const waiting = async ({ id }: Paid, as = 'sales.admin') =>
  (await people.rates(as, ['merchants', id])).body.data.waiting;

describe('a rate that payments of closed days wait for', () => {
  it('begins with them once a second person has approved it, and the next run takes them', async () => {
    const store = await bench.openStore({ rates: {} });
    const first = today();
    await bench.pay(store, first, 100_000);
    await close();
    expect(await bench.linesOf(store)).toEqual([]);
    expect(await waiting(store)).toEqual([{ type: 'HOME_CREDIT_CARD', since: first }]);
    expect(await waiting(store, 'other.partner')).toEqual([]);

    const asked = await ask(store, first);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const decided = await people.decide('sbo.second', 'approve', asked.body.data.approvalRequestId);
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    await close();
    expect(await bench.linesOf(store)).toMatchObject([{ day: dayAt(0), sums: [100_000, 3_000, 360, 60, 0] }]);

    // What is settled stays as it is: another rate begins tomorrow.
    expect(await waiting(store)).toEqual([]);
    const again = await ask(store, first, '4');
    expect(again.status).toBe(400);
    expect(again.body.fields).toHaveProperty(['rates.0.effectiveFrom']);
  });

  it('begins no earlier than they do, nor on days of another store', async () => {
    const [store, other] = [await bench.openStore({ rates: {} }), await bench.openStore({ rates: {} })];
    const first = today();
    await bench.pay(store, first, 100_000);
    await close();
    expect((await ask(store, dayAt(-1))).status).toBe(400);
    expect((await ask(other, first)).status).toBe(400);
    expect(await waiting(other)).toEqual([]);
  });

  it('leaves days alone of which something is settled: a refund has the terms of its sale', async () => {
    const store = await bench.openStore();
    const first = today();
    await bench.pay(store, first, 100_000);
    await close();
    await bench.ask('delete from mdr_rate where merchant_id = $1', [store.id]);
    await bench.pay(store, first, 50_000);
    await close();
    expect(await waiting(store)).toEqual([]);
    expect((await ask(store, first)).status).toBe(400);
  });

  it('fills the days between two rates, and leaves what was settled with the later one', async () => {
    const store = await bench.openStore({ rates: {} });
    const first = today();
    await bench.pay(store, first, 100_000);
    await close();
    await bench.ask(
      `insert into mdr_rate (partner_id, merchant_id, type, rate, status, status_workflow, is_enabled, effective_from)
       values (2, $1, 'HOME_CREDIT_CARD', 5, 'A', 'APPROVED', true, $2)`,
      [store.id, today()],
    );
    await bench.pay(store, today(), 200_000);
    await close();
    const asked = await ask(store, first);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    await people.decide('sbo.second', 'approve', asked.body.data.approvalRequestId);
    await close();
    expect((await bench.linesOf(store)).map(({ sums: [base, commission] }) => [base, commission])).toEqual([
      [200_000, 10_000],
      [100_000, 3_000],
    ]);
    expect(
      await bench.ask(
        'select rate::float, effective_from::text as from, effective_to::text as to from mdr_rate where merchant_id = $1 order by 2',
        [store.id],
      ),
    ).toEqual([
      { rate: 3, from: first, to: first },
      { rate: 5, from: dayAt(-1), to: null },
    ]);
  });
});
