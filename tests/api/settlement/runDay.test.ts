import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfterDay } from './dayAfterDay.ts';
import { type Paid, type SettlementBench, startSettlement } from './settlementBench.ts';

let bench: SettlementBench;
const { today, close, dayAt } = dayAfterDay(() => bench);
beforeAll(async () => {
  bench = await startSettlement();
});
afterAll(() => bench.stop());

const agree = (values: string) =>
  bench.ask(
    `alter table setting_version disable trigger setting_kept;
     update setting_version set "values" = "values" || '${values}' where kind = 'COMPUTATION';
     alter table setting_version enable trigger setting_kept`,
  );

describe('a run', () => {
  it.each([
    ['A', {}, 10_000_000, 0, [10_000_000, 300_000, 36_000, 6_000, 0], [9_664_000, 9_670_000, 9_664_000]],
    [
      'B',
      { isTwa: true },
      10_000_000,
      0,
      [10_000_000, 300_000, 36_000, 6_000, 0],
      [9_664_000, 9_670_000, 9_670_000],
    ],
    [
      'C',
      { isEwt: true },
      10_000_000,
      0,
      [10_000_000, 300_000, 36_000, 6_000, 50_000],
      [9_614_000, 9_620_000, 9_614_000],
    ],
    [
      'D',
      { isEwt: true, isTwa: true },
      10_000_000,
      0,
      [10_000_000, 300_000, 36_000, 6_000, 50_000],
      [9_614_000, 9_620_000, 9_620_000],
    ],
    [
      'E',
      { isEwt: true, isTwa: true, rate: '2.75' },
      123_456_789,
      456_789,
      [123_000_000, 3_382_500, 405_900, 67_650, 615_000],
      [118_596_600, 118_664_250, 118_664_250],
    ],
    [
      'F',
      { isEwt: true, isTwa: true, rate: '3.5' },
      33_333,
      0,
      [33_333, 1_167, 140, 23, 167],
      [31_859, 31_882, 31_882],
    ],
    ['G', { isEwt: true, rate: '0' }, 500_000, 0, [500_000, 0, 0, 0, 2_500], [497_500, 497_500, 497_500]],
    [
      'H',
      { isTwa: true, rate: '5', inclusive: true },
      100_000,
      0,
      [100_000, 4_464, 536, 89, 0],
      [95_000, 95_089, 95_089],
    ],
  ] as const)('comes to case %s of the published ones', async (_, of, gross, refunds, sums, nets) => {
    const { rate = '3', inclusive = false, ...taxes } = of as { rate?: string; inclusive?: boolean };
    const store = await bench.openStore({ ...taxes, rates: { HOME_CREDIT_CARD: rate } });
    await agree(JSON.stringify({ mdrIsVatInclusive: inclusive }));
    const id = await bench.pay(store, today(), gross);
    if (refunds) await bench.refund(id, refunds, today());
    await close();
    await agree('{"mdrIsVatInclusive": false}');
    expect(await bench.linesOf(store)).toMatchObject([{ sums, nets }]);
    expect(await bench.payoutsOf(store)).toMatchObject([
      { carryIn: '0', amount: String(nets[2]), carryOut: '0' },
    ]);
  });

  it('comes to case I where refunds are more than sales: it is owed, and set off against what comes next', async () => {
    const store = await bench.openStore({ isEwt: true });
    const id = await bench.pay(store, today(), 150_000);
    await close();
    await bench.pay(store, today(), 100_000);
    await bench.refund(id, 150_000, today());
    await close();
    const [, owing] = await bench.linesOf(store);
    expect(owing).toMatchObject({
      sums: [-50_000, -1_500, -180, -30, -250],
      nets: [-48_070, -48_100, -48_070],
    });
    await bench.pay(store, today(), 20_000);
    await close();
    await bench.pay(store, today(), 100_000);
    await close();
    expect(await bench.payoutsOf(store)).toEqual([
      {
        day: dayAt(-3),
        carryIn: '0',
        nets: '144210',
        amount: '144210',
        carryOut: '0',
        status: 'SCHEDULED',
      },
      {
        day: dayAt(-2),
        carryIn: '0',
        nets: '-48070',
        amount: '0',
        carryOut: '-48070',
        status: 'CARRIED',
      },
      {
        day: dayAt(-1),
        carryIn: '-48070',
        nets: '19228',
        amount: '0',
        carryOut: '-28842',
        status: 'CARRIED',
      },
      {
        day: dayAt(0),
        carryIn: '-28842',
        nets: '96140',
        amount: '67298',
        carryOut: '0',
        status: 'SCHEDULED',
      },
    ]);
    const applied = await bench.ask<{ line: string; amount: string }>(
      'select line_id as line, amount from offset_application where merchant_id = $1 order by id',
      [store.id],
    );
    expect(applied).toEqual([
      { line: owing?.id, amount: '19228' },
      { line: owing?.id, amount: '28842' },
    ]);
  });

  it('changes nothing when its day was settled, and leaves no day out', async () => {
    const store = await bench.openStore();
    await bench.pay(store, today(), 100_000);
    await close();
    const before = await bench.linesOf(store);
    expect(await bench.run(dayAt(0))).toBe(false);
    expect(await bench.run(bench.day(-3))).toBe(false);
    await expect(bench.run(dayAt(2))).rejects.toThrow(/is settled next/);
    expect(await bench.linesOf(store)).toEqual(before);
  });

  it('takes what came late with what held on its own day, in a line of its own where that was another rate', async () => {
    const store = await bench.openStore();
    const [early, late] = [dayAt(-2), dayAt(-1)];
    await bench.ask('update mdr_rate set effective_to = $2 where merchant_id = $1', [store.id, early]);
    await bench.ask(
      `insert into mdr_rate (partner_id, merchant_id, type, rate, status, status_workflow, is_enabled, effective_from)
       values (2, $1, 'HOME_CREDIT_CARD', '4', 'A', 'APPROVED', true, $2)`,
      [store.id, late],
    );
    const id = await bench.pay(store, early, 100_000);
    await bench.pay(store, late, 100_000);
    await bench.pay(store, today(), 100_000);
    await close();
    // A refund undoes its sale at the rate that this had.
    await bench.refund(id, 100_000, today());
    await bench.pay(store, today(), 200_000);
    await close();
    expect(
      (await bench.linesOf(store)).map(({ day, sums, rateSet }) => [
        day,
        sums[0],
        sums[1],
        rateSet.slice(0, 5),
      ]),
    ).toEqual([
      [dayAt(-1), 100_000, 3_000, 'MDR 3'],
      [dayAt(-1), 200_000, 8_000, 'MDR 4'],
      [dayAt(0), -100_000, -3_000, 'MDR 3'],
      [dayAt(0), 200_000, 8_000, 'MDR 4'],
    ]);
  });

  it('leaves to the next run what comes of the day after, and what is not settled with the customer', async () => {
    const store = await bench.openStore();
    const id = await bench.pay(store, today(), 100_000);
    await bench.refund(id, 50_000, dayAt(2));
    await bench.pay(store, dayAt(2), 7_000);
    await close();
    expect((await bench.linesOf(store)).map(({ sums }) => sums[0])).toEqual([100_000]);
    await close();
    expect((await bench.linesOf(store)).map(({ sums }) => sums[0])).toEqual([100_000, -43_000]);
  });

  it('pays a store without an account of its own through its partner, together with its other stores', async () => {
    const stores: Paid[] = [await bench.openStore({ own: false }), await bench.openStore({ own: false })];
    for (const store of stores) await bench.pay(store, today(), 100_000);
    await close();
    const lines = (await Promise.all(stores.map((store) => bench.linesOf(store)))).flat();
    expect(lines).toHaveLength(2);
    expect(new Set(lines.map(({ payout }) => payout)).size).toBe(1);
  });

  it('holds what is paid to a store that is blocked', async () => {
    const store = await bench.openStore();
    await bench.pay(store, today(), 100_000);
    await bench.ask(`update merchant set status = 'B' where id = $1`, [store.id]);
    await close();
    expect(await bench.payoutsOf(store)).toMatchObject([{ status: 'HELD' }]);
    await bench.ask(`update merchant set status = 'A' where id = $1`, [store.id]);
    expect(await bench.payoutsOf(store)).toMatchObject([{ status: 'SCHEDULED' }]);
  });

  it('takes the tax code and the tax kind of the day of the sale', async () => {
    const store = await bench.openStore({ rates: { HCPAY: '2' } });
    await bench.ask(
      `insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day) values ($1, $2, true, false, $3)`,
      [store.partnerId, store.id, today()],
    );
    await bench.pay(store, dayAt(0), 100_000, 'HCPAY');
    await bench.pay(store, today(), 100_000, 'HCPAY');
    await close();
    expect((await bench.linesOf(store)).map(({ atc, sums }) => [atc, sums[4]]).sort()).toEqual([
      [null, 0],
      ['WC830', 500],
    ]);
  });
});
