import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let store = { id: '', partnerId: '' };
let beside = { id: '', partnerId: '' };

const STORE = `select m.merchant_id as id, m.partner_id as "partnerId" from user_merchant m join user_account u on u.id = m.user_id
  where u.username = $1`;
const PAY = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('TILL', $1, ($2::timestamptz at time zone 'Asia/Manila')::date, $3, $4) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, cashier)
  select id, day, $2, source, reference, partner_id, merchant_id, 'HCPAY', $5, $6 from f returning id`;
const REFUND = `insert into refund (day, partner_id, merchant_id, transaction_id, key, amount, reason, status, failure, ended_at, requested_by,
    requested_at)
  select t.day, t.partner_id, t.merchant_id, t.id, 'till-' || $1, $2, 'RETURN', $3, case when $3 = 'FAILED' then 'Closed' end,
    case when $3 = 'FAILED' then $4::timestamptz end, 'store.manager', $4
  from payment_transaction t where t.reference = $5`;
let keys = 0;
const refund = (reference: string, amount: number, at: string, status = 'APPROVED') => {
  keys += 1;
  return app.admin.query(REFUND, [`key-${keys}`, amount, status, at, reference]);
};

const tills = async (as: string, query: Record<string, string>) => {
  const { status, body } = await app.call('GET', '/api/transactions/totals', { as, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as TransactionTotals).byCashier.filter(({ cashier }) => cashier?.startsWith('Till '));
};

beforeAll(async () => {
  app = await startTestApp();
  store = (await app.admin.query(STORE, ['store.manager'])).rows[0];
  beside = (
    await app.admin.query(
      `select id, partner_id as "partnerId" from merchant where partner_id = $1 and id <> $2 and status = 'A' order by id limit 1`,
      [store.partnerId, store.id],
    )
  ).rows[0];
  const pay = (reference: string, at: string, amount: number, cashier: string, of = store) =>
    app.admin.query(PAY, [reference, at, of.partnerId, of.id, amount, cashier]);
  await pay('TILL-OLD', '2026-07-02T04:00:00Z', 900_00, 'Till Ben');
  await pay('TILL-DAY', '2026-11-19T04:00:00Z', 300_25, 'Till Ana');
  await pay('TILL-DAY-2', '2026-11-19T05:00:00Z', 100_00, 'Till Ana');
  await pay('TILL-BESIDE', '2026-11-19T05:00:00Z', 100_00, 'Till Cora', beside);
  // Midnight in Manila parts the days of refunds too.
  await refund('TILL-OLD', 10_00, '2026-11-18T15:59:59.999Z');
  await refund('TILL-OLD', 20_00, '2026-11-18T16:00:00Z');
  await refund('TILL-OLD', 5_50, '2026-11-19T15:59:59.999Z', 'SENT');
  await refund('TILL-OLD', 40_00, '2026-11-19T16:00:00Z');
  await refund('TILL-OLD', 80_00, '2026-11-19T06:00:00Z', 'FAILED');
  await refund('TILL-DAY', 25, '2026-11-19T06:00:00Z');
  await refund('TILL-BESIDE', 100_00, '2026-11-19T06:00:00Z');
});
afterAll(() => app.stop());

const OF_THE_DAY = [
  {
    ...{ cashier: 'Till Ana', count: 2, amount: '400.25', refundedAmount: '0.25', underWayAmount: '0.25' },
    ...{ refundCount: 1, refundAmount: '0.25' },
  },
  {
    ...{ cashier: 'Till Ben', count: 0, amount: '0.00', refundedAmount: '0.00', underWayAmount: '0.00' },
    ...{ refundCount: 2, refundAmount: '25.50' },
  },
];

describe('what a store took and gave back on a day', () => {
  it('is told to its people by cashier without their naming the store: payments of the day, refunds that were asked for on it', async () => {
    for (const as of ['store.manager', 'frontliner'])
      expect(await tills(as, { day: '2026-11-19' }), as).toEqual(OF_THE_DAY);
  });

  it('is told to others of a store that they name, and to nobody of another one', async () => {
    for (const as of ['finance.officer', 'partner.admin', 'accounting'])
      for (const named of ['merchantId', 'merchantId[in]'])
        expect(await tills(as, { day: '2026-11-19', [named]: store.id }), as).toEqual(OF_THE_DAY);
    const both = `${store.id},${beside.id}`;
    expect(await tills('finance.officer', { day: '2026-11-19', 'merchantId[in]': both })).toEqual([]);
    expect(await tills('partner.admin', { day: '2026-11-19' })).toEqual([]);
    expect(await tills('store.manager', { day: '2026-11-19', merchantId: beside.id })).toEqual([]);
    expect(await tills('other.partner', { day: '2026-11-19', merchantId: store.id })).toEqual([]);
  });

  it('has refunds of the payments that are filtered alone, and none of several days', async () => {
    expect(await tills('store.manager', { day: '2026-11-19', cashier: 'Till Ben' })).toEqual([OF_THE_DAY[1]]);
    expect(await tills('store.manager', { day: '2026-11-19', transactionType: 'CASH_LOAN' })).toEqual([]);
    expect(await tills('store.manager', { 'day[gte]': '2026-11-18', 'day[lte]': '2026-11-19' })).toEqual([]);
  });
});
