import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryAdviceRow } from '#contract/finance/deliveryAdvices.ts';
import { ACCOUNT_PERMISSIONS, type Account } from '#tests/access/accountPermissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type DeliveryBench, deliveryBench } from '#tests/support/settlement/deliveryBench.ts';

const BASE = '/api/delivery-advice';
const STATUSES = ['FOR_DELIVERY', 'DELIVERED', 'CANCELLED'];
const ALL_YEAR = 'day[gte]=2026-01-01&day[lte]=2026-12-31';

let app: TestApp;
let bench: DeliveryBench;
beforeAll(async () => {
  app = await startTestApp();
  bench = await deliveryBench(app);
  const ended = { status: 'DELIVERED', deliveredAt: '2026-11-20T09:40:00+08:00', deliveryReceipt: 'DR-7' };
  await bench.advise([bench.advice('A-1'), bench.advice('A-2', ended), bench.advice('a-3')]);
  const { code: storeCode, partnerCode } = await bench.storeOf(2);
  const theirs = { storeCode, partnerCode };
  await bench.advise([bench.advice('B-1', theirs), bench.advice('B-2', { ...theirs, ...ended })]);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const list = async (query: string, as: Account) => {
  const { status, body } = await app.call('GET', `${BASE}?limit=100&${query}`, { as });
  return { status, ...(body.data as { list: DeliveryAdviceRow[]; total: number }) };
};
const counts = async (query: string, as: Account): Promise<Record<string, number>> => {
  const { body } = await app.call('GET', `${BASE}/counts?${query}`, { as });
  return Object.fromEntries(
    body.data.list.map(({ tab, count }: { tab: string; count: number }) => [tab, count]),
  );
};

/** What of a demo account's reach the rows say, by hand: null for whoever may not ask. */
const REACH: Readonly<Record<string, string | null>> = {
  'sales.admin': 'true',
  'sbo.reviewer': 'true',
  'sbo.second': 'true',
  'partner.admin': 'partner_id = 1',
  'head.office': 'partner_id = 1',
  'other.partner': 'partner_id = 2',
  'store.manager': `merchant_id in (select um.merchant_id from user_merchant um join user_account u on u.id = um.user_id
    where u.username = 'store.manager')`,
};

describe('the delivery advices of each account', () => {
  it.each(Object.keys(ACCOUNT_PERMISSIONS) as Account[])('%s reads its own and no other', async (as) => {
    const reach = REACH[as] ?? null;
    const { status, list: rows, total } = await list(ALL_YEAR, as);
    expect(status).toBe(reach === null ? 403 : 200);
    expect((ACCOUNT_PERMISSIONS[as] as string).includes('DA_VIEW')).toBe(reach !== null);
    if (reach === null) return;
    const own = await app.admin.query(
      `select count(*)::int as n, array_agg(number::text) as numbers from delivery_advice where ${reach}`,
    );
    expect(total).toBe(own.rows[0].n);
    expect(total).toBeGreaterThan(1);
    expect(rows.filter(({ number }) => !own.rows[0].numbers.includes(number))).toEqual([]);
  });

  it('that is not theirs is not found, with no word of it', async () => {
    const { rows } = await app.admin.query(
      `select id, number from delivery_advice where number in ('A-1', 'B-1')`,
    );
    const [a, b] = ['A-1', 'B-1'].map((number) => rows.find((row) => row.number === number).id);
    const status = async (id: string, as: Account) => (await app.call('GET', `${BASE}/${id}`, { as })).status;
    expect([await status(a, 'partner.admin'), await status(a, 'other.partner')]).toEqual([200, 404]);
    expect([await status(b, 'store.manager'), await status(b, 'sales.admin')]).toEqual([404, 200]);
    expect(await status('9999999', 'sales.admin')).toBe(404);
    expect(await status('nonsense', 'sales.admin')).toBe(404);
  });
});

describe('the counts of the tabs', () => {
  const QUERIES = [
    '',
    ALL_YEAR,
    'day=2026-11-20',
    'partnerId=1',
    'merchantId=1',
    'q=A-1',
    'q=4300000001',
    `partnerId=2&${ALL_YEAR}`,
  ];
  it.each(QUERIES)('are the totals of the lists: %s', async (query) => {
    for (const as of ['sales.admin', 'partner.admin', 'store.manager', 'other.partner'] as const) {
      const counted = await counts(query, as);
      expect(Object.keys(counted)).toEqual(STATUSES);
      for (const status of STATUSES)
        expect((await list(`${query}&status=${status}`, as)).total, `${as} ${status}`).toBe(counted[status]);
    }
  });
});

describe('the list', () => {
  it('has what is to be delivered of whichever day, and what ended of the last 31 days', async () => {
    const waiting = await list('status=FOR_DELIVERY', 'sales.admin');
    const { rows } = await app.admin.query(
      `select count(*)::int as n from delivery_advice where status = 'FOR_DELIVERY'`,
    );
    expect(waiting.total).toBe(rows[0].n);
    const { list: ended } = await list('status=DELIVERED', 'sales.admin');
    expect(ended.filter(({ dtimeIssued }) => dtimeIssued < '2026-10-20T16:00:00.000Z')).toEqual([]);
  });

  it.each([
    ['A-1', ['A-1']],
    ['a-1', ['A-1']],
    [' DR-7 ', ['A-2', 'B-2']],
    ['4300000001', ['A-1', 'A-2', 'B-1', 'B-2', 'a-3']],
    ['A-', []],
    ['%', []],
  ])('finds whole numbers alone: %s', async (typed, found) => {
    const { list: rows } = await list(`q=${encodeURIComponent(typed)}`, 'sales.admin');
    expect(rows.map(({ number }) => number).sort()).toEqual(found);
  });

  it('sorts by the moment of issue and by amount, both ways', async () => {
    for (const sort of ['dtimeIssued', '-dtimeIssued', 'amount', '-amount']) {
      const { list: rows } = await list(`${ALL_YEAR}&sort=${sort}`, 'sales.admin');
      const keys = rows.map((row) =>
        sort.endsWith('amount') ? Number(row.amount) : Date.parse(row.dtimeIssued),
      );
      const sorted = keys.toSorted((a, b) => (sort.startsWith('-') ? b - a : a - b));
      expect(keys, sort).toEqual(sorted);
    }
  });

  it.each([
    'status=RETURNED',
    'day=2026-13-01',
    'day[gte]=2024-01-01&day[lte]=2026-11-20',
    'sort=customer',
    'nobody=1',
  ])('refuses what it does not know: %s', async (query) => {
    expect((await app.call('GET', `${BASE}?${query}`, { as: 'sales.admin' })).status).toBe(400);
  });

  it('offers the partners and stores that one may see', async () => {
    const ask = async (path: string, as: Account) =>
      (await app.call('GET', `${BASE}/${path}`, { as })).body.data.list as { id: string }[];
    expect(await ask('partners?id=2', 'partner.admin')).toEqual([]);
    expect(await ask('partners?id=2', 'sales.admin')).toHaveLength(1);
    expect((await ask('stores', 'store.manager')).length).toBeGreaterThan(0);
  });
});
