import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { OTHERS, type ReceiptBench, startReceiptBench } from './receiptBench.ts';

let bench: ReceiptBench;
beforeAll(async () => {
  bench = await startReceiptBench();
});
beforeEach(() => bench.app.clearLimits());
afterAll(() => bench.app.stop());

describe('the numbers of receipts', () => {
  it('go from 1 to n without a gap and without a double, 200 at once and three in ten of them rolled back', async () => {
    const PARALLEL = 200;
    // One in ten of the first hundred letters of a name, thrice: refused by the database after the number was given.
    await bench.app.admin.query(`create function fail_some() returns trigger language plpgsql as $$
      begin if new.payor_name like 'Fails%' then raise exception 'rolled back'; end if; return null; end $$`);
    await bench.app.admin.query(
      'create trigger zz_fails after insert on receipt for each row execute function fail_some()',
    );
    const name = (at: number) => (at % 10 < 3 ? `Fails ${at}` : `Payor ${at}`);
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, (_, at) => bench.issue('others', { ...OTHERS, payorName: name(at) })),
    );
    await bench.app.admin.query('drop trigger zz_fails on receipt');
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(PARALLEL * 0.7);
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(PARALLEL * 0.3);
    const numbers = made
      .map(({ body }) => Number(body.data.orNumber.slice(2)))
      .sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: made.length }, (_, at) => at + 1));
    expect(await bench.given()).toEqual({ count: 140, first: 1, last: 140, next: 141 });
  });

  it('end with their series: others are told at nine in ten, the next series goes on, and then there is none', async () => {
    const { app, today } = bench;
    await app.admin.query('alter table receipt_series disable trigger series_stands');
    await app.admin.query(`update receipt_series set last_number = next_number - 1 where prefix = 'T-'`);
    await app.admin.query('alter table receipt_series enable trigger series_stands');
    const none = await bench.issue('others', OTHERS);
    expect([none.status, none.body.error]).toEqual([422, 'rule_no_series']);
    await bench.addSeries({ prefix: 'U-', last: 10 });
    await bench.addSeries({ prefix: 'V-', last: 5, from: addDays(today, -3) });
    const told = async () =>
      (
        await app.admin.query(
          `select u.username from notice n join user_account u on u.id = n.user_id where n.kind = 'receipt-series-ends' order by 1`,
        )
      ).rows.map(({ username }) => username);
    for (let n = 1; n <= 8; n += 1) await bench.issued('others', OTHERS);
    expect(await told()).toEqual([]);
    await bench.issued('others', OTHERS);
    expect(await told()).toEqual(['finance.second', 'sales.admin']);
    const terms = await app.call('GET', '/api/official-receipts/terms', { as: 'finance.officer' });
    expect(terms.body.data.series).toEqual({
      next: 'U-0000000010',
      left: 1,
      isNearEnd: true,
      branch: 'Bench',
    });
    const last = [await bench.issued('others', OTHERS), await bench.issued('others', OTHERS)];
    expect(last.map(({ orNumber }) => orNumber)).toEqual(['U-0000000010', 'V-0000000001']);
    expect(await told()).toHaveLength(2);
    for (let n = 2; n <= 5; n += 1) await bench.issued('others', OTHERS);
    expect((await bench.issue('others', OTHERS)).body.error).toBe('rule_no_series');
  });
});
