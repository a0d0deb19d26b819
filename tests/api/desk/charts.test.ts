import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChartDay, DeskCharts } from '#contract/desk.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const chartsOf = async (as: string): Promise<DeskCharts> => {
  const { status, body } = await app.call('GET', '/api/desk/charts', { as });
  expect([as, status]).toEqual([as, 200]);
  return body.data;
};
const held = (days: readonly ChartDay[] | null) =>
  (days ?? []).filter(({ count }) => count > 0).map(({ day, count, amount }) => [day, count, amount]);
const span = (days: readonly ChartDay[] | null) => [days?.length, days?.at(0)?.day, days?.at(-1)?.day];

/** Whose rows somebody may see, as SQL over the columns of a partner and a store. */
const REACH: readonly (readonly [string, string])[] = [
  ['finance.officer', 'true'],
  ['partner.admin', `t.partner_id = (select partner_id from user_account where username = 'partner.admin')`],
  [
    'store.manager',
    `t.merchant_id in (select m.merchant_id from user_merchant m join user_account u on u.id = m.user_id where u.username = 'store.manager')`,
  ],
];

describe('charts of the desk', () => {
  it.each(REACH)('sum up payments of the reach of %s, day by day', async (as, where) => {
    const { payments } = await chartsOf(as);
    expect(span(payments)).toEqual([14, '2026-11-07', '2026-11-20']);
    const { rows } = await app.admin.query(
      `select t.day::text as day, count(*)::int as count, (sum(t.amount) / 100)::numeric(20, 2)::text as amount from payment_transaction t
       where t.status = 'POSTED' and t.day between '2026-11-07' and '2026-11-20' and ${where} group by t.day order by t.day`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(held(payments)).toEqual(rows.map(({ day, count, amount }) => [day, count, amount]));
  });

  it('hold as many payments a day as the list that they lead to', async () => {
    const { payments } = await chartsOf('finance.officer');
    const last = payments?.findLast(({ count }) => count > 0);
    const filter = JSON.parse(new URL(last?.list ?? '', 'http://portal').searchParams.get('filter') ?? '{}');
    const { body } = await app.call('GET', '/api/transactions', {
      as: 'finance.officer',
      query: {
        'day[gte]': filter.day.gte,
        'day[lte]': filter.day.lte,
        'status[in]': filter.status.join(','),
        limit: '1',
      },
    });
    expect(body.data.total).toBe(last?.count);
  });

  it.each(['finance.officer', 'partner.admin'])('sum up the payouts that %s sees', async (as) => {
    const { payouts } = await chartsOf(as);
    const [, where] = REACH.find(([name]) => name === as) ?? [];
    const { rows } = await app.admin.query(
      `select t.day::text as day, count(*)::int as count from payout t where t.status <> 'CARRIED'
       and t.day between '2026-11-07' and '2026-11-20' and ${where} group by t.day order by t.day`,
    );
    expect(held(payouts).map(([day, count]) => [day, count])).toEqual(
      rows.map(({ day, count }) => [day, count]),
    );
  });

  it('count what was done to applications by week of Manila, an empty week as nothing', async () => {
    const before = (await chartsOf('sales.admin')).applications;
    expect([before?.length, before?.at(0)?.day, before?.at(-1)?.day]).toEqual([
      8,
      '2026-09-28',
      '2026-11-16',
    ]);
    const { rows } = await app.admin.query(
      `select id from partner where status = 'SUBMITTED' order by id limit 1`,
    );
    // A Sunday evening in UTC is a Monday in Manila.
    await app.admin.query(
      `insert into application_event (partner_id, action, to_status, created_by, created_at)
       values ($1, 'incomplete', 'INCOMPLETE', 'sbo.reviewer', '2026-11-15T17:00:00Z'), ($1, 'submit', 'SUBMITTED', 'sales.admin', '2026-11-15T15:00:00Z')`,
      [rows[0].id],
    );
    const after = (await chartsOf('sales.admin')).applications;
    expect((after?.at(-1)?.incomplete ?? 0) - (before?.at(-1)?.incomplete ?? 0)).toBe(1);
    expect((after?.at(-2)?.handedIn ?? 0) - (before?.at(-2)?.handedIn ?? 0)).toBe(1);
  });

  it.each(['sales.admin', 'partner.admin', 'other.partner'])(
    'count the stores of the reach of %s by region, as many as each list holds',
    async (as) => {
      const { regions } = await chartsOf(as);
      const { rows } = await app.admin.query(
        `select m.region_id as "regionId", count(*)::int as count from merchant m, user_account u
         where u.username = $1 and (u.partner_id is null or u.partner_id = m.partner_id) and m.region_id is not null
         group by 1 order by 2 desc, 1`,
        [as],
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(regions?.map(({ regionId, count }) => ({ regionId, count }))).toEqual(rows);
      for (const { list, count } of regions ?? []) {
        const { regionId } = JSON.parse(new URL(list, 'http://portal').searchParams.get('filter') ?? '{}');
        const { body } = await app.call('GET', '/api/merchants', { as, query: { regionId, limit: '1' } });
        expect(body.data.total).toBe(count);
      }
    },
  );

  it.each(['store.manager', 'frontliner', 'it.support'])('do not count regions for %s', async (as) => {
    expect((await chartsOf(as)).regions).toBeNull();
  });

  it.each([['frontliner'], ['store.manager']])(
    'are told to %s of the own store [perm.merDash]',
    async (as) => {
      expect((await chartsOf(as)).payments).toHaveLength(14);
    },
  );

  it('are none for whoever has no desk of figures', async () => {
    const { payments, payouts, applications } = await chartsOf('new.hire');
    expect([payments, payouts, applications]).toEqual([null, null, null]);
  });
});
