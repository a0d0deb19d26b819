import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, manilaDate, manilaDayStart } from '#domain/day.ts';
import { addPayments } from '#server/areas/demo/addPayments.ts';
import { addElapsedDays } from '#server/seed/demo/payments/addElapsedDays.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';

const SEEDED = manilaDate(TEST_NOW);
const at = (days: number) => new Date(manilaDayStart(addDays(SEEDED, days)).getTime() + 600_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const add = async (days: number) => {
  await app.admin.query('begin');
  const added = await addElapsedDays(app.admin, at(days), { makesMonths: true });
  await app.admin.query('commit');
  return added;
};
const one = async <T>(text: string): Promise<T> => (await app.admin.query(text, [SEEDED])).rows[0];
const state = () =>
  one<{ n: number; sum: string; all: string }>(
    `select count(*)::int as n, sum(amount)::text as sum, md5(string_agg(concat_ws(',', t.reference, t.merchant_id, t.at, t.amount, t.cashier),
       ';' order by t.reference)) as all from payment_transaction t where t.day > $1`,
  );

it('has about ninety payments for each day that is over, once, whenever they are caught up with', async () => {
  expect(await add(0)).toBe(0);
  expect(await add(1)).toBe(0);
  expect(await add(2)).toBe(1);
  expect(await add(2)).toBe(0);
  expect(await add(31)).toBe(29);
  const { n, all } = await state();
  expect(n / 30).toBeGreaterThan(75);
  expect(n / 30).toBeLessThan(105);
  expect(
    await one(`select count(*)::int as wrong from payment_transaction t join merchant m on m.id = t.merchant_id join partner p on p.id = t.partner_id
      where t.day > $1 and (m.status <> 'A' or p.status <> 'A' or m.created_at > t.at or not exists (select from mdr_rate r
        where r.partner_id = t.partner_id and coalesce(r.merchant_id, t.merchant_id) = t.merchant_id and r.type = t.product
          and r.status = 'A' and r.effective_from <= t.day and (r.effective_to is null or r.effective_to >= t.day)))`),
  ).toEqual({ wrong: 0 });
  expect(
    await one(`select count(*)::int as strange from payment_transaction t where t.day > $1 and t.cashier is not null
      and not exists (select from payment_transaction e where e.merchant_id = t.merchant_id and e.cashier = t.cashier and e.day <= $1)
      and exists (select from payment_transaction e where e.merchant_id = t.merchant_id and e.cashier is not null and e.day between $1::date - 31 and $1)`),
  ).toEqual({ strange: 0 });
  // A server that runs on adds them by itself, as often as it looks and beside others.
  app.clock.set(at(32));
  await Promise.all([addPayments(app.deps), addPayments(app.deps)]);
  await addPayments(app.deps);
  expect((await state()).n).toBeGreaterThan(n + 60);
  expect((await state()).n).toBeLessThan(n + 160);
  expect(await add(32)).toBe(0);
  // The same days all at once are the same payments.
  const other = await startTestApp();
  try {
    await other.admin.query('begin');
    expect(await addElapsedDays(other.admin, at(31), { makesMonths: true })).toBe(30);
    await other.admin.query('commit');
    const { rows } = await other.admin.query(
      `select md5(string_agg(concat_ws(',', t.reference, t.merchant_id, t.at, t.amount, t.cashier), ';' order by t.reference)) as all
       from payment_transaction t where t.day > $1`,
      [SEEDED],
    );
    expect(rows[0].all).toBe(all);
  } finally {
    await other.stop();
  }
});
