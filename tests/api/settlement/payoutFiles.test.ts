import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { centavosOf } from '#domain/money.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type BankRow, bankBench } from '#tests/support/settlement/bankBench.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

let app: TestApp;
let bank: ReturnType<typeof bankBench>;
beforeAll(async () => {
  app = await startTestApp();
  bank = bankBench(app);
});
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const schedule = async (count: number) => {
  const made: string[] = [];
  for (let at = 0; at < count; at++)
    made.push((await makeLine(app.admin, { gross: 10_000 + at, merchantId: String(1 + (at % 2)) })).payoutId);
  return made;
};
const TIES_OUT = `select f.id from payout_file f join lateral (select count(*) as n, coalesce(sum(a.amount), 0) as sum,
    count(*) filter (where outcome = 'PAID') as paid, coalesce(sum(a.amount) filter (where outcome = 'PAID'), 0) as paid_sum,
    count(*) filter (where outcome = 'RETURNED') as returned, coalesce(sum(a.amount) filter (where outcome = 'RETURNED'), 0) as returned_sum
    from payout_attempt a where a.file_id = f.id) s on true
  where (f.payout_count, f.amount, f.paid_count, f.paid_amount, f.returned_count, f.returned_amount)
    is distinct from (s.n, s.sum, s.paid, s.paid_sum, s.returned, s.returned_sum)`;
const DOUBLE = `select payout_id from payout_attempt where outcome is null or outcome = 'PAID' group by payout_id having count(*) > 1`;

describe('a file for the bank', () => {
  it('is shown before it is made, with what is held and because of whom', async () => {
    const [id] = await schedule(2);
    const [{ name } = { name: '' }] = await ask<{ name: string }>('select name from merchant where id = 1');
    await ask(`update merchant set status = 'B' where id = 1`);
    const { count, amount, banks, heldCount, held } = await bank.preview();
    const [sums] = await ask<{ count: number; amount: string }>(
      `select count(*)::int as count, sum(amount)::text as amount from payout where status = 'SCHEDULED'`,
    );
    expect({ count, amount: centavosOf(amount) }).toEqual({
      count: sums?.count,
      amount: BigInt(sums?.amount ?? 0),
    });
    expect(banks.reduce((sum, one) => sum + (centavosOf(one.amount) ?? 0n), 0n)).toBe(centavosOf(amount));
    expect(heldCount).toBeGreaterThan(0);
    expect(held.find((one) => one.id === id)?.blocked).toEqual([name]);
    await ask(`update merchant set status = 'A' where id = 1`);
  });

  it('sends all that is scheduled at once, and leaves out what is held', async () => {
    const [heldId, sentId] = await schedule(2);
    await ask(`update merchant set status = 'B' where id = 1`);
    const file = await bank.makeAll();
    expect(file).toMatchObject({
      state: 'WAITING',
      madeBy: 'finance.officer',
      paidCount: 0,
      day: '2026-11-20',
    });
    expect(file.openAmount).toBe(file.amount);
    const [held] = await ask<{ status: string }>('select status from payout where id = $1', [heldId]);
    const [sent] = await ask(
      'select status, file_id, sent_at is not null as sent from payout where id = $1',
      [sentId],
    );
    expect(held?.status).toBe('HELD');
    const blockedOf = async () =>
      (
        await app.call('GET', `/api/finance-management/payouts/${heldId}`, { as: 'finance.officer' })
      ).body.data.blocked.map(({ merchantId }: { merchantId: string | null }) => merchantId);
    expect(await blockedOf()).toEqual(['1']);
    await ask(`update partner set status = 'B' where id = (select partner_id from merchant where id = 1)`);
    expect(await blockedOf()).toEqual([null]);
    await ask(`update partner set status = 'A' where id = (select partner_id from merchant where id = 1)`);
    expect(sent).toEqual({ status: 'SENT', file_id: file.id, sent: true });
    await ask(`update merchant set status = 'A' where id = 1`);
    expect(
      (await ask<{ status: string }>('select status from payout where id = $1', [heldId]))[0]?.status,
    ).toBe('SCHEDULED');
  });

  it('holds account numbers as text and amounts as numbers, and what looks like a formula as text', async () => {
    const [id] = await schedule(1);
    await ask(
      `update payout set payee_name = '=HYPERLINK("http://x")', account_number = '0012345678' where id = $1`,
      [id],
    );
    const file = await bank.makeAll();
    const row = (await bank.rowsOf(file.id)).find((one) => one.Reference === `SP-${id}-1`);
    expect(row).toMatchObject({
      Payee: '=HYPERLINK("http://x")',
      'Account number': '0012345678',
      Amount: 100,
    });
  });

  it('is the same file whenever it is asked for, and each time stands in the trail', async () => {
    const [id] = await schedule(1);
    const file = await bank.makeAll();
    const first = await bank.download(file.id);
    await ask(`update payout set payee_name = 'Somebody else' where id = $1`, [id]);
    expect((await bank.download(file.id, 'finance.second')).equals(first)).toBe(true);
    const entries = await ask<{ actor: string }>(
      `select actor from audit.entry where event_type = 'DOWNLOAD' and target = 'payout_file' and key = $1 order by id`,
      [file.id],
    );
    expect(entries.map(({ actor }) => actor)).toEqual(['finance.officer', 'finance.second']);
  });

  it('comes to what its payouts come to', async () => {
    await schedule(3);
    const file = await bank.makeAll();
    const rows: BankRow[] = await bank.rowsOf(file.id);
    expect(rows).toHaveLength(file.payoutCount);
    const sum = rows.reduce((all, row) => all + Math.round(Number(row.Amount) * 100), 0);
    expect(BigInt(sum)).toBe(centavosOf(file.amount));
    expect(await ask(TIES_OUT)).toEqual([]);
  });

  it('of some days sends theirs alone', async () => {
    const one = await makeLine(app.admin, {});
    const other = await makeLine(app.admin, {});
    const days = { from: other.day, to: other.day };
    const { count, amount } = await bank.preview(days);
    expect(count).toBe(1);
    const { body } = await bank.make({ ...days, count, amount });
    expect(body.data.payoutCount).toBe(1);
    await bank.confirm(body.data.id);
    const rows = await ask<{ status: string }>(
      'select status from payout where id = any ($1::bigint[]) order by id',
      [[one.payoutId, other.payoutId]],
    );
    expect(rows.map(({ status }) => status)).toEqual(['SCHEDULED', 'SENT']);
    await bank.makeAll();
  });

  it('is made once, however often it is asked for with one key', async () => {
    await schedule(2);
    const { count, amount } = await bank.preview();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await bank.make({ count, amount }, headers);
    await schedule(1);
    const again = await bank.make({ count, amount }, headers);
    expect([first.status, again.status, again.body.data]).toEqual([200, 200, first.body.data]);
    await bank.makeAll();
  });

  it('is not made of anything but what was shown, nor of nothing', async () => {
    await schedule(1);
    const { count, amount } = await bank.preview();
    await schedule(1);
    const changed = await bank.make({ count, amount });
    expect([changed.status, changed.body.error]).toEqual([409, 'conflict']);
    await bank.makeAll();
    const nothing = await bank.make({ count, amount });
    expect([nothing.status, nothing.body.error]).toEqual([422, 'rule_nothing_scheduled']);
    expect((await bank.make({ count: 0, amount })).status).toBe(400);
    expect((await bank.make({ count: 1, amount: 'all' })).status).toBe(400);
  });

  it('is one, however many make it at once', async () => {
    const ids = await schedule(6);
    const { count, amount } = await bank.preview();
    const before = await ask<{ n: number }>('select count(*)::int as n from payout_file');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        bank.make({ count, amount }, {}, at % 2 ? 'finance.officer' : 'finance.second'),
      ),
    );
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.data as PayoutFileRow);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    const after = await ask<{ n: number }>('select count(*)::int as n from payout_file');
    expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(1);
    const sent = await ask<{ n: number }>(
      'select count(*)::int as n from payout_attempt where payout_id = any ($1::bigint[])',
      [ids],
    );
    expect(sent[0]?.n).toBe(ids.length);
    expect(await ask(TIES_OUT)).toEqual([]);
    expect(await ask(DOUBLE)).toEqual([]);
  });

  it('stands: nothing of what was sent is changed or taken out', async () => {
    for (const text of [
      'update payout_attempt set amount = amount + 1',
      'delete from payout_attempt',
      'update payout_file set amount = amount + 1',
      'delete from payout_file',
    ])
      await expect(ask(text)).rejects.toThrow('What is settled stands');
  });
});
