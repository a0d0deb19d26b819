import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payoutsOf } from '#domain/settlement/payPayee.ts';
import { type Paid, type SettlementBench, startSettlement, WRONG_IN_LEDGER } from './settlementBench.ts';

let bench: SettlementBench;
let closed = 0;
beforeAll(async () => {
  bench = await startSettlement();
  await bench.ask(`select keep_months($1, $2)`, [bench.day(0), bench.day(700)]);
});
afterAll(() => bench.stop());

const step = fc.record({
  store: fc.integer({ min: 0, max: 2 }),
  late: fc.integer({ min: 0, max: 3 }),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  product: fc.constantFrom('HOME_CREDIT_CARD', 'POS_LOAN', 'HCPAY'),
  /** A refund of the newest payment, of a share of it. */
  refunded: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null, freq: 2 }),
});
const change = fc.record({
  store: fc.integer({ min: 0, max: 2 }),
  rate: fc.integer({ min: 0, max: 10_000 }),
});
const days = fc.array(
  fc.record({ steps: fc.array(step, { maxLength: 6 }), change: fc.option(change, { nil: null }) }),
  { minLength: 3, maxLength: 7 },
);

const changeRate = async (store: Paid, rate: number, from: string) => {
  const owner = [store.id, from];
  await bench.ask(
    `update mdr_rate set effective_to = $2::date - 1 where merchant_id = $1 and effective_to is null and effective_from < $2`,
    owner,
  );
  await bench.ask(
    `insert into mdr_rate (partner_id, merchant_id, type, rate, status, status_workflow, is_enabled, effective_from)
     select 2, $1, type, $3, 'A', 'APPROVED', true, $2 from unnest(array['HOME_CREDIT_CARD', 'POS_LOAN', 'HCPAY']) type
     on conflict do nothing`,
    [...owner, (rate / 1000).toFixed(3)],
  );
};

describe('what is settled', () => {
  it('ties out over any sequence of days, late items, refunds and changes of rates', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(days, async (all) => {
        const rates = { HOME_CREDIT_CARD: '3', POS_LOAN: '2.75', HCPAY: '1.5' };
        const stores = [
          await bench.openStore({ rates, isEwt: true }),
          await bench.openStore({ rates, own: false }),
          await bench.openStore({ rates, own: false, isEwt: true, isTwa: true }),
        ];
        for (const { steps, change: changed } of all) {
          const today = bench.day(closed + 1);
          for (const { store: at, late, amount, product, refunded } of steps) {
            const store = stores[at] as Paid;
            const id = await bench.pay(store, bench.day(closed + 1 - late), amount, product);
            if (refunded)
              await bench.refund(
                id,
                Math.max(1, Math.floor((amount * refunded) / 100)),
                bench.day(closed + 1 + late),
              );
          }
          if (changed) await changeRate(stores[changed.store] as Paid, changed.rate, bench.day(closed + 2));
          expect(await bench.run(today)).toBe(true);
          closed += 1;
        }
        expect(await bench.ask(WRONG_IN_LEDGER)).toEqual([]);
        const paid = await bench.payoutsOf(stores[0] as Paid);
        expect(
          paid.map(({ amount, carryOut }) => ({ amount: BigInt(amount), carryOut: BigInt(carryOut) })),
        ).toEqual(payoutsOf(paid.map(({ nets }) => BigInt(nets))));
      }),
      { numRuns: 12 },
    );
  });
});
