import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SettlementBench, startSettlement } from './settlementBench.ts';

let bench: SettlementBench;
beforeAll(async () => {
  bench = await startSettlement();
});
afterAll(() => bench.stop());

describe('what is owed', () => {
  it('is set off line by line, the oldest first, whichever store of the payee brings it', async () => {
    // Two stores that are paid through one partner, which nobody else is.
    const [first, second] = [await bench.openStore({ own: false }), await bench.openStore({ own: false })];
    await bench.ask(`update merchant set is_same_bank = false where partner_id = 2 and id <> all ($1)`, [
      [first.id, second.id],
    ]);
    const before = [
      await bench.pay(first, bench.day(1), 100_000),
      await bench.pay(second, bench.day(1), 100_000),
    ];
    expect(await bench.run(bench.day(1))).toBe(true);
    await bench.refund(before[0] ?? '', 100_000, bench.day(2));
    expect(await bench.run(bench.day(2))).toBe(true);
    await bench.refund(before[1] ?? '', 100_000, bench.day(3));
    expect(await bench.run(bench.day(3))).toBe(true);
    await bench.pay(second, bench.day(4), 150_000);
    expect(await bench.run(bench.day(4))).toBe(true);
    const applied = await bench.ask<{ day: string; amount: string }>(
      `select l.day, o.amount from offset_application o join disbursement_line l on l.id = o.line_id
       where o.merchant_id = any ($1) order by o.id`,
      [[first.id, second.id]],
    );
    // 3% and its tax go off each: 96.64 of a hundred.
    expect(applied).toEqual([
      { day: bench.day(2), amount: '96640' },
      { day: bench.day(3), amount: '48320' },
    ]);
  });
});
