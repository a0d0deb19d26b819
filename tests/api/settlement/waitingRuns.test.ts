import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfterDay } from './dayAfterDay.ts';
import { type SettlementBench, startSettlement } from './settlementBench.ts';

let bench: SettlementBench;
const { today, close, dayAt } = dayAfterDay(() => bench);
beforeAll(async () => {
  bench = await startSettlement();
});
afterAll(() => bench.stop());

const KEPT = (how: 'disable' | 'enable') =>
  `alter table atc_rate ${how} trigger atc_rate_kept; alter table setting_version ${how} trigger setting_kept`;

describe('a run', () => {
  it.each([
    [
      'a rate',
      {},
      `delete from mdr_rate where merchant_id = $1`,
      `insert into mdr_rate
      (partner_id, merchant_id, type, rate, status, is_enabled, effective_from) values (2, $1, 'HOME_CREDIT_CARD', 3, 'A', true, '2026-01-01')`,
    ],
    [
      'its tax kind',
      {},
      `delete from store_tax where merchant_id = $1`,
      `insert into store_tax
      (partner_id, merchant_id, is_ewt, is_twa, from_day) values (2, $1, false, false, '2026-01-01')`,
    ],
    [
      'the kind of payee',
      { isEwt: true },
      `update partner set business_entity = null where id = (select partner_id from merchant where id = $1)`,
      `update partner set business_entity = 'CORPORATION' where id = (select partner_id from merchant where id = $1)`,
    ],
    [
      'an account',
      {},
      `update bank_account set status = 'I' where merchant_id = $1 or partner_id = 2 and merchant_id is null`,
      `update bank_account set status = 'A' where merchant_id = $1 or partner_id = 2 and merchant_id is null`,
    ],
    [
      'a tax code',
      { isEwt: true },
      `update atc_rate set to_day = from_day where product = 'HOME_CREDIT_CARD' and to_day is null and $1::bigint > 0`,
      `update atc_rate set to_day = null where product = 'HOME_CREDIT_CARD' and to_day = from_day and $1::bigint > 0`,
    ],
    [
      'a computation',
      {},
      `update setting_version set from_day = from_day + 20000 where kind = 'COMPUTATION' and $1::bigint > 0`,
      `update setting_version set from_day = from_day - 20000 where kind = 'COMPUTATION' and $1::bigint > 0`,
    ],
  ])('leaves what waits for %s, and takes it once that is known', async (_, of, take, mend) => {
    // What was agreed is kept by the database: it is as if it had never been.
    const change = async (text: string, values: string[]) => {
      await bench.ask(KEPT('disable'));
      await bench.ask(text, values);
      await bench.ask(KEPT('enable'));
    };
    await bench
      .ask(
        `update mdr_rate set type = 'CASH_LOAN' where partner_id = 2 and merchant_id is null and type = 'HOME_CREDIT_CARD'`,
      )
      .catch(() =>
        bench.ask(
          `delete from mdr_rate where partner_id = 2 and merchant_id is null and type = 'HOME_CREDIT_CARD'`,
        ),
      );
    const store = await bench.openStore(of);
    await bench.pay(store, today(), 100_000);
    await change(take, [store.id]);
    await close();
    expect(await bench.linesOf(store)).toEqual([]);
    const [run] = await bench.ask(
      'select waiting_count::integer as count, waiting_amount as amount from settlement_run where day = $1',
      [dayAt(0)],
    );
    expect(run).toEqual({ count: 1, amount: '100000' });
    await change(mend, [store.id]);
    await close();
    expect(await bench.linesOf(store)).toMatchObject([
      { day: dayAt(0), sums: [100_000, 3_000, 360, 60, 'isEwt' in of ? 500 : 0] },
    ]);
  });
});
