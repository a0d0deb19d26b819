import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { settleBefore } from '#tests/support/settlement/settleBefore.ts';
import { withhold } from '#tests/support/settlement/withhold.ts';
import { certificateBench, QUARTER } from './certificateBench.ts';

let app: TestApp;
let bench: ReturnType<typeof certificateBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = certificateBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

/** Of which quarter the first page says that certificates are due, and how many of it are issued. */
const due = async (as = 'finance.officer') => {
  const { dues } = (await app.call('GET', '/api/desk', { as })).body.data as Desk;
  const found = dues.find(({ form }) => form === '2307');
  return found && [found.quarter, found.issued];
};
const count = async () => Number((await bench.standing()).issuedCount);
/** The first page and the quarter's own page tell the same. */
const agree = async (isOpen: boolean) => {
  expect((await bench.standing()).openCount > 0).toBe(isOpen);
  expect(await due()).toEqual(isOpen ? [QUARTER, await count()] : ['2026-Q4', null]);
};

let used = 0;
/** A store with an account of its own and nothing withheld. */
const store = async (tin: string | null = `77710000${++used}000`) => {
  const { rows } = await app.admin.query(
    `update merchant set tin_number = $1 where id = (select m.id from merchant m where m.status = 'A' and m.partner_id <> 1
      and not exists (select from disbursement_line l where l.merchant_id = m.id and l.atc_code is not null) order by m.id limit 1)
      returning id::text, partner_id::text as "partnerId"`,
    [tin],
  );
  return { ...rows[0], tin, key: `${tin?.slice(0, 9)}00000` } as {
    id: string;
    partnerId: string;
    tin: string | null;
    key: string;
  };
};

it('stays due after its day while one payee waits, though others have theirs', async () => {
  const { id, tin, key } = await store();
  await withhold(app.admin, [{ day: '2026-08-10', merchantId: id, base: 90_000, ewt: 450, tin }]);
  const before = await count();
  expect((await bench.post('', { quarter: QUARTER, payee: key })).status).toBe(200);
  expect(await count()).toBe(before + 1);
  await agree(true);
  await bench.issueAll();
  await agree(false);
});

it('is due again with a payee that came late, and once it has its certificate no more', async () => {
  const { id, tin, key } = await store();
  await withhold(app.admin, [{ day: '2026-09-10', merchantId: id, base: 20_000, ewt: 100, tin }]);
  await agree(true);
  await bench.post('', { quarter: QUARTER, payee: key });
  await agree(false);
});

it('does not wait for a payee without a TIN, until it has one', async () => {
  const { id, partnerId } = await store(null);
  await app.admin.query('update partner set tin_number = null where id = $1', [partnerId]);
  await withhold(app.admin, [{ day: '2026-08-10', merchantId: id, base: 100_000, ewt: 500 }]);
  await agree(false);
  await app.admin.query(`update merchant set tin_number = '888000001' where id = $1`, [id]);
  await agree(true);
  await bench.post('', { quarter: QUARTER, payee: '88800000100000' });
  await agree(false);
});

it('does not wait for a payee of an unknown kind, nor for one that is not above zero', async () => {
  const [unknown, below] = [await store(), await store()];
  await withhold(app.admin, [
    { day: '2026-08-11', merchantId: unknown.id, base: 9_000, ewt: 45, tin: unknown.tin, kind: null },
    { day: '2026-08-11', merchantId: below.id, base: -20_000, ewt: -100, tin: below.tin },
  ]);
  await agree(false);
});

it('reckons with what was carried into the quarter', async () => {
  const { id, tin, key } = await store();
  const of = (day: string, base: number, ewt: number) => ({ day, merchantId: id, base, ewt, tin });
  await settleBefore(app.admin, { days: ['2026-06-10'] });
  await withhold(app.admin, [of('2026-06-10', -50_000, -250), of('2026-07-10', 40_000, 200)]);
  await agree(false);
  await withhold(app.admin, [of('2026-08-10', 20_000, 100)]);
  await agree(true);
  const { body } = await bench.post('', { quarter: QUARTER, payee: key });
  expect(body.data.tax).toBe('0.50');
  await agree(false);
});

it.each(['partner.admin', 'accounting', 'sbo.reviewer'])('is nothing that %s is asked for', async (as) => {
  expect(await due(as)).toBeUndefined();
});
