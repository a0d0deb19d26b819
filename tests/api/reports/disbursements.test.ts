import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

let app: TestApp;
type Line = Awaited<ReturnType<typeof makeLine>>;
let ours: Line;
let loan: Line;
let theirs: Line;
let otherStore: string;
beforeAll(async () => {
  app = await startTestApp();
  const other = await app.admin.query(
    `select m.id, m.partner_id from merchant m where m.partner_id <> (select partner_id from merchant where id = 1) order by m.partner_id, m.id limit 1`,
  );
  otherStore = other.rows[0].id;
  ours = await makeLine(app.admin, { gross: 123_45, product: 'HCPAY' });
  loan = await makeLine(app.admin, { gross: 500_00, refunds: 100_00, product: 'POS_LOAN' });
  theirs = await makeLine(app.admin, { merchantId: otherStore, gross: 7_00 });
});
afterAll(() => app.stop());

const BASE = '/api/finance-management/reports/disbursement';
const get = (path: string, as: string, query: Record<string, string> = {}) =>
  app.call('GET', `${BASE}${path}`, { as, query });
const made = () => ({ 'day[gte]': ours.day, 'day[lte]': theirs.day });
const ids = async (as: string, query: Record<string, string> = made()) =>
  ((await get('', as, query)).body.data.list as { id: string }[]).map(({ id }) => id);

/** Takes all roles of an account but one, which holds these permissions alone. */
const withOnly = async (username: string, permissions: string[], run: () => Promise<void>) => {
  const { rows } = await app.admin.query(
    `select a.id, a.permissions from access_role a join user_access_role u on u.access_role_id = a.id
     join user_account x on x.id = u.user_id where x.username = $1`,
    [username],
  );
  for (const { id } of rows)
    await app.admin.query('update access_role set permissions = $2 where id = $1', [id, permissions]);
  try {
    await run();
  } finally {
    for (const { id, permissions: held } of rows)
      await app.admin.query('update access_role set permissions = $2 where id = $1', [id, held]);
  }
};

describe('the disbursement report', () => {
  it('[route.finance.disbursement.list] holds the lines of the reader’s scope, the latest first', async () => {
    expect(await ids('finance.officer')).toEqual([theirs.id, loan.id, ours.id]);
    expect(await ids('accounting')).toEqual([loan.id, ours.id]);
    expect(await ids('finance.officer', { ...made(), transactionType: 'POS_LOAN' })).toEqual([loan.id]);
    expect(await ids('finance.officer', { ...made(), merchantId: otherStore })).toEqual([theirs.id]);
    expect(await ids('finance.officer', { ...made(), payoutStatus: 'PAID' })).toEqual([]);
  });

  it('tells amounts as they were settled, and of no reader the formulas', async () => {
    for (const as of ['finance.officer', 'accounting', 'partner.admin']) {
      const { body } = await get(`/${loan.id}`, as);
      expect(body.data, as).toMatchObject({
        gross: '500.00',
        refunds: '100.00',
        base: '400.00',
        net: '400.00',
        mdrPercent: '2.500',
        isEwt: false,
        payoutStatus: 'SCHEDULED',
      });
      expect(JSON.stringify(body)).not.toMatch(/formula|secret|account/i);
    }
  });

  it('sums up what is filtered, and each sum is that of its lines', async () => {
    const { body } = await get('/totals', 'finance.officer', made());
    expect(body.data).toMatchObject({
      lineCount: 3,
      gross: '630.45',
      refunds: '100.00',
      net: '530.45',
      storeCount: 2,
    });
    expect(body.data.byDay.map(({ day }: { day: string }) => day)).toEqual([theirs.day, loan.day, ours.day]);
    for (const { day, net, lineCount } of body.data.byDay) {
      const { list } = (await get('', 'finance.officer', { day })).body.data;
      const sum = list.reduce((total: number, line: { net: string }) => total + Number(line.net), 0);
      expect([list.length, sum.toFixed(2)]).toEqual([lineCount, net]);
    }
    expect((await get('/totals', 'accounting', made())).body.data).toMatchObject({
      lineCount: 2,
      net: '523.45',
    });
  });

  it('[route.finance.disbursement.list] is that of HCPay alone for whoever holds HCPAY_DR_VIEW alone', async () => {
    await withOnly('finance.officer', ['HCPAY_DR_VIEW'], async () => {
      expect(await ids('finance.officer')).toEqual([theirs.id, ours.id]);
      expect((await get('/totals', 'finance.officer', made())).body.data.lineCount).toBe(2);
      const statuses = [
        (await get('', 'finance.officer', { ...made(), transactionType: 'POS_LOAN' })).status,
        (await get('', 'finance.officer', { ...made(), 'transactionType[in]': 'HCPAY,POS_LOAN' })).status,
        (await get('/totals', 'finance.officer', { ...made(), transactionType: 'POS_LOAN' })).status,
        (await get(`/${loan.id}`, 'finance.officer')).status,
        (await get(`/${loan.id}/items`, 'finance.officer')).status,
        (await get(`/${ours.id}`, 'finance.officer')).status,
      ];
      expect(statuses).toEqual([403, 403, 403, 404, 404, 200]);
      // They add all products up.
      for (const path of ['payouts', `payouts/${loan.payoutId}`, 'settlement-runs'])
        expect(
          (await app.call('GET', `/api/finance-management/${path}`, { as: 'finance.officer' })).status,
          path,
        ).toBe(403);
    });
  });

  it('hides another partner’s line', async () => {
    expect((await get(`/${theirs.id}`, 'accounting')).status).toBe(404);
    expect((await get(`/${theirs.id}/items`, 'accounting')).status).toBe(404);
  });

  it('opens a line into its sales and refunds, which come to what it says', async () => {
    const { rows } = await app.admin.query(
      `select id, gross, refunds, payment_count + refund_count as count from disbursement_line
       where merchant_id = 1 and rate_set <> 'made' order by refund_count desc, id limit 3`,
    );
    expect(rows.length).toBe(3);
    for (const { id, gross, refunds, count } of rows) {
      const { total, list } = (await get(`/${id}/items`, 'accounting')).body.data;
      const sums = { SALE: 0, REFUND: 0 };
      for (const { kind, amount } of list as { kind: 'SALE' | 'REFUND'; amount: string }[])
        sums[kind] += Math.round(Number(amount) * 100);
      expect([total, list.length, sums]).toEqual([
        count,
        count,
        { SALE: Number(gross), REFUND: 0 - Number(refunds) },
      ]);
      expect((await get(`/${id}/items`, 'accounting', { offset: '1' })).body.data.list).toEqual(
        list.slice(1),
      );
    }
  });

  it.each([
    ['367 days', { 'day[gte]': '2025-01-01', 'day[lte]': '2026-01-02' }],
    ['no day', { day: '2026-02-30' }],
    ['an unknown product', { transactionType: 'GOLD' }],
    ['an unknown field', { formula: 'x' }],
  ])('refuses %s', async (_, query: Record<string, string>) => {
    expect((await get('', 'finance.officer', query)).status).toBe(400);
  });
});

describe('the offset report', () => {
  const offset = (path: string, as: string, query: Record<string, string> = {}) =>
    app.call('GET', `/api/offset-report${path}`, { as, query });

  it('[route.offsetReport.list] tells what each line owes, what of it was set off where, the oldest first, and what is left', async () => {
    const owes = await makeLine(app.admin, { gross: 0, refunds: 300_00 });
    const first = await makeLine(app.admin, { gross: 100_00, carryIn: -300_00 });
    const second = await makeLine(app.admin, { gross: 150_00, carryIn: -200_00 });
    const settle = (payoutId: string, amount: number) =>
      app.admin.query(
        'insert into offset_application (line_id, payout_id, amount, partner_id, merchant_id) values ($1, $2, $3, $4, 1)',
        [owes.id, payoutId, amount, owes.partnerId],
      );
    const state = async (as = 'accounting') =>
      (await offset('', as, { day: owes.day })).body.data.list.map(
        ({ original, applied, rest, state: is }: Record<string, string>) => [original, applied, rest, is],
      );
    expect(await state()).toEqual([['300.00', '0.00', '300.00', 'OPEN']]);
    await settle(first.payoutId, 100_00);
    expect(await state()).toEqual([['300.00', '100.00', '200.00', 'PARTLY']]);
    await settle(second.payoutId, 150_00);
    expect(await state('finance.officer')).toEqual([['300.00', '250.00', '50.00', 'PARTLY']]);
    const { body } = await offset(`/${owes.id}`, 'head.office');
    expect(body.data.applications).toMatchObject([
      { day: first.day, amount: '100.00', rest: '200.00' },
      { day: second.day, amount: '150.00', rest: '50.00' },
    ]);
    const owed = (await offset('', 'accounting', { 'state[in]': 'OPEN,PARTLY' })).body.data.list;
    expect(owed.map(({ id }: { id: string }) => id)).toEqual([owes.id]);
  });

  it('hides another partner’s line, and one that does not owe', async () => {
    const other = await makeLine(app.admin, { merchantId: otherStore, gross: 0, refunds: 5_00 });
    expect((await offset(`/${other.id}`, 'accounting')).status).toBe(404);
    expect((await offset(`/${ours.id}`, 'finance.officer')).status).toBe(404);
    expect((await offset(`/${other.id}`, 'finance.officer')).status).toBe(200);
  });
});
