import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { askedOf, CLOSED, startMonthBench } from './monthBench.ts';

let bench: Awaited<ReturnType<typeof startMonthBench>>;
beforeAll(async () => {
  bench = await startMonthBench();
  // One without a TIN and one without an address.
  const [one, other] = (await bench.look()).receipts;
  noTin = one?.partnerId ?? '';
  noAddress = other?.partnerId ?? '';
  await bench.ask('update partner set tin_number = null where id = $1', [noTin]);
  await bench.ask('delete from address where partner_id = $1 and merchant_id is null', [noAddress]);
});
beforeEach(() => bench.app.clearLimits());
afterAll(async () => {
  await bench.rest();
  await bench.app.stop();
});
let noTin: string;
let noAddress: string;

const sum = (all: readonly string[]) =>
  formatMoney(all.reduce((so, one) => so + (centavosOf(one) ?? 0n), 0n));
const refused = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const counted = async () => (await bench.ask<{ n: number }>(`select count(*)::int as n from receipt`))[0]?.n;

describe('a month that is looked at', () => {
  it('names each partner with its lines, what is receipted and what is left, and who is left out and why', async () => {
    const seen = await bench.look();
    const { receipts, leftOut } = seen;
    expect(receipts.length).toBeGreaterThan(20);
    expect(receipts.every(({ due, rest, grossAmount }) => due === rest && due === grossAmount)).toBe(true);
    const all = [...receipts, ...leftOut];
    const [lines] = await bench.ask<{ due: string; n: number }>(
      `select (sum(commission + tax_on_commission) / 100.0)::numeric(20, 2)::text as due, count(distinct partner_id)::int as n
       from disbursement_line where day between '2026-10-01' and '2026-10-31'`,
    );
    expect([sum(all.map(({ due }) => due)), all.length]).toEqual([lines?.due, lines?.n]);
    expect(seen.due).toBe(lines?.due);
    expect(seen.grossAmount).toBe(sum(receipts.map(({ grossAmount }) => grossAmount)));
    expect(seen.numbers).toEqual([
      {
        first: 'T-0000000001',
        last: `T-${String(seen.count).padStart(10, '0')}`,
        count: seen.count,
      },
    ]);
    expect(seen).toMatchObject({ count: receipts.length, isClosed: true, left: 100_000, jobId: null });
    const why = (id: string) => leftOut.find(({ partnerId }) => partnerId === id)?.why;
    expect([why(noTin), why(noAddress)]).toEqual(['NO_TIN', 'NO_ADDRESS']);
  });

  it('is the one before this where nobody says which', async () => {
    const { month, year } = await bench.look({});
    expect([month, year]).toEqual([CLOSED.month, CLOSED.year]);
  });

  it('is not issued while a day of it is still to be settled', async () => {
    const november = { month: 11, year: 2026 };
    const seen = await bench.look(november);
    expect(seen.isClosed).toBe(false);
    const answer = await bench.order({ ...november, receipts: askedOf(seen.receipts) });
    expect(refused(answer)).toEqual([422, 'rule_month_open']);
    expect(answer.body.message).toMatch(/ends on 11\/30\/2026, and days are settled through 11\/\d\d\/2026:/);
  });

  it.each(['partner.admin', 'head.office', 'accounting', 'other.partner', 'sbo.reviewer'])(
    'is nothing for %s',
    async (as) => {
      const look = await bench.app.call('GET', '/api/official-receipts/months', { as });
      const order = await bench.order(
        { ...CLOSED, receipts: [{ partnerId: '1', grossAmount: '1', withholdingTax: '0.00' }] },
        { as },
      );
      expect([refused(look), refused(order)]).toEqual([
        [403, 'forbidden'],
        [403, 'forbidden'],
      ]);
    },
  );
});

describe('what is ordered is what was looked at, or nothing', () => {
  it('is refused, with names, where somebody was receipted meanwhile, an amount is another one, or one is twice in it', async () => {
    const before = await counted();
    const { receipts } = await bench.look();
    const asked = askedOf(receipts);
    const [first] = receipts;
    if (!first) throw new Error('Nobody is left');
    const other = [{ ...asked[0], grossAmount: '0.01' }, ...asked.slice(1)];
    const changed = await bench.order({ ...CLOSED, receipts: other });
    expect(refused(changed)).toEqual([422, 'rule_month_changed']);
    expect(changed.body.message).toContain(first.name);
    for (const receipts of [
      asked.slice(1),
      [...asked, asked[0]],
      [...asked, { ...asked[0], partnerId: '999999' }],
    ])
      expect(refused(await bench.order({ ...CLOSED, receipts }))).toEqual([422, 'rule_month_changed']);
    expect(refused(await bench.order({ ...CLOSED, receipts: [] }))).toEqual([400, 'invalid']);
    expect(await counted()).toBe(before);
  });

  it('is refused before it begins where the series have too few numbers', async () => {
    const { app } = bench;
    const last = async (number: number) => {
      await app.admin.query('alter table receipt_series disable trigger series_stands');
      await app.admin.query(`update receipt_series set last_number = $1 where prefix = 'T-'`, [number]);
      await app.admin.query('alter table receipt_series enable trigger series_stands');
    };
    await last(5);
    expect(await bench.look()).toMatchObject({ numbers: [], left: 5 });
    const answer = await bench.orderAll();
    expect(refused(answer)).toEqual([422, 'rule_no_series']);
    expect(answer.body.message).toMatch(/5 are left/);
    await last(100_000);
  });
});

describe('what is issued', () => {
  it('issues nothing at all where the numbers have gone by the time the job begins', async () => {
    const { app } = bench;
    const { body } = await bench.orderAll();
    const set = async (number: number) => {
      await app.admin.query('alter table receipt_series disable trigger series_stands');
      await app.admin.query(`update receipt_series set last_number = $1 where prefix = 'T-'`, [number]);
      await app.admin.query('alter table receipt_series enable trigger series_stands');
    };
    await set(5);
    await bench.work();
    const job = await bench.ended('finance.officer', body.data.jobId);
    await bench.rest();
    await set(100_000);
    expect(job).toMatchObject({ kind: 'receipts', status: 'failed', title: 'Receipts of October 2026' });
    expect(job.message).toMatch(/nothing was issued/);
    expect(await bench.numbers()).toEqual([]);
    expect((await bench.batch(body.data.batchId)).dtimeIssued).toBeNull();
  });

  it('is of each partner once, in one row of numbers, though it is ordered twice at a time, twice with one key, and one is receipted by hand', async () => {
    const { app } = bench;
    const seen = await bench.look();
    const headers = { 'Idempotency-Key': randomUUID() };
    const receipts = askedOf(seen.receipts);
    const [mine, again, others] = await Promise.all([
      bench.order({ ...CLOSED, receipts }, { headers }),
      bench.order({ ...CLOSED, receipts }, { headers }),
      bench.order({ ...CLOSED, receipts }, { as: 'finance.second' }),
    ]);
    expect([mine.status, others.status]).toEqual([200, 200]);
    const keyed = again.status === 200 ? again : await bench.order({ ...CLOSED, receipts }, { headers });
    expect(keyed.body.data).toEqual(mine.body.data);
    expect((await bench.look()).jobId).toBe(mine.body.data.jobId);
    // Somebody posts a part of one month by hand before the workers come to it.
    const [taken, left] = seen.receipts.slice(-2);
    const byHand = await bench.issued('profit-sharing', {
      ...{ payorId: taken?.partnerId, month: 10, year: 2026, paymentChannel: 'BANK' },
      ...{ formOfPayment: 'CASH', grossAmount: taken?.rest },
    });
    expect(byHand.orNumber).toBe('T-0000000001');
    await bench.work();
    const jobs = [
      await bench.ended('finance.officer', mine.body.data.jobId),
      await bench.ended('finance.second', others.body.data.jobId),
    ];
    await bench.rest();
    expect(jobs.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(jobs.map(({ rowCount }) => rowCount).sort((one, two) => one - two)).toEqual([0, seen.count - 1]);
    expect(await bench.numbers()).toEqual(Array.from({ length: seen.count }, (_, at) => at + 1));
    expect(await bench.twice()).toEqual([]);
    const batches = [await bench.batch(mine.body.data.batchId), await bench.batch(others.body.data.batchId)];
    const [full, empty] = batches[0]?.issuedCount ? batches : batches.reverse();
    expect(full).toMatchObject({
      ...{ issuedCount: seen.count - 1, changedCount: 1, firstNumber: 'T-0000000002' },
      lastNumber: `T-${String(seen.count).padStart(10, '0')}`,
      grossAmount: formatMoney((centavosOf(seen.grossAmount) ?? 0n) - (centavosOf(taken?.rest ?? '') ?? 0n)),
    });
    expect(empty).toMatchObject({
      issuedCount: 0,
      changedCount: seen.count,
      firstNumber: null,
      grossAmount: '0.00',
    });
    // The list is narrowed to them, whatever their day, and comes to the same.
    const query = { batchId: full?.id ?? '' };
    const totals = await app.call('GET', '/api/official-receipts/totals', { as: 'finance.officer', query });
    expect(totals.body.data).toMatchObject({ count: seen.count - 1, grossAmount: full?.grossAmount });
    const last = await bench.read(full?.lastNumber ?? '');
    expect(last).toMatchObject({
      ...{ receiptType: 'PROFIT_SHARING', partnerId: left?.partnerId, grossAmount: left?.rest },
      ...{ month: 10, year: 2026, paymentChannel: 'PAYOUT', formOfPayment: 'OFFSET', vatClass: 'VATABLE' },
    });
    const after = await bench.look();
    expect(after).toMatchObject({ receipts: [], count: 0, numbers: [], jobId: null });
    const because = (id = '') => after.leftOut.find(({ partnerId }) => partnerId === id)?.why;
    expect([because(taken?.partnerId), because(left?.partnerId), because(noTin)]).toEqual([
      ...['RECEIPTED', 'RECEIPTED', 'NO_TIN'],
    ]);
  });

  it('is told whoever ordered it and noted in the trail, and stands', async () => {
    const told = await bench.ask<{ username: string; count: number; link: string }>(
      `select u.username, (n.params ->> 'count')::int as count, n.link from notice n join user_account u on u.id = n.user_id
       where n.kind = 'receipt-month-issued' order by count desc`,
    );
    expect(told).toHaveLength(2);
    expect(told[0]?.link).toBe('/official-receipts/month?month=10&year=2026');
    const events = await bench.ask<{ n: number }>(
      `select count(*)::int as n from audit.entry where event_type = 'RECEIPTS_ISSUED'`,
    );
    expect(events[0]?.n).toBe(2);
    await expect(
      bench.ask('update receipt_batch set gross = gross + 1 where issued_at is not null'),
    ).rejects.toThrow('stands');
    await expect(bench.ask('delete from receipt_batch')).rejects.toThrow('stands');
  });

  it('is mended where something lacked: a partner whose TIN is known by now gets its own', async () => {
    await bench.ask(`update partner set tin_number = '123456789000' where id = $1`, [noTin]);
    const seen = await bench.look();
    expect(seen.receipts.map(({ partnerId }) => partnerId)).toEqual([noTin]);
    const { body } = await bench.orderAll();
    await bench.work();
    expect(await bench.ended('finance.officer', body.data.jobId)).toMatchObject({
      status: 'done',
      rowCount: 1,
    });
    await bench.rest();
    expect(await bench.twice()).toEqual([]);
  });

  it('goes on in the next series where the first one ends, without a gap in either', async () => {
    const { app } = bench;
    await app.admin.query('alter table receipt disable trigger receipt_stands');
    await app.admin.query(`update receipt set of_month = '2013-01-01' where of_month = '2026-10-01'`);
    await app.admin.query('alter table receipt enable trigger receipt_stands');
    const given = await bench.numbers();
    await app.admin.query('alter table receipt_series disable trigger series_stands');
    await app.admin.query(`update receipt_series set last_number = next_number + 2 where prefix = 'T-'`);
    await app.admin.query('alter table receipt_series enable trigger series_stands');
    await bench.addSeries({ prefix: 'U-', last: 1000 });
    const seen = await bench.look();
    expect(seen.numbers.map(({ count }) => count)).toEqual([3, seen.count - 3]);
    const { body } = await bench.orderAll();
    await bench.work();
    expect(await bench.ended('finance.officer', body.data.jobId)).toMatchObject({ status: 'done' });
    await bench.rest();
    expect(await bench.numbers()).toHaveLength(given.length + 3);
    expect(await bench.numbers('U-')).toEqual(Array.from({ length: seen.count - 3 }, (_, at) => at + 1));
    expect(await bench.batch(body.data.batchId)).toMatchObject({
      ...{ firstNumber: seen.numbers[0]?.first, lastNumber: seen.numbers[1]?.last, changedCount: 0 },
    });
  });
});
