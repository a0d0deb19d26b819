import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransactionRow, TransactionTotals } from '#contract/finance/transactions.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;

const PAY = `with s as (select m.id, m.partner_id from user_merchant u join user_account a on a.id = u.user_id
    join merchant m on m.id = u.merchant_id where a.username = 'store.manager'),
  f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    select 'TEST', $1, $2, s.partner_id, s.id from s returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
  select id, day, day + time '12:00' at time zone 'Asia/Manila', source, reference, partner_id, merchant_id, 'HOME_CREDIT_CARD', $3 from f`;
const AS = 'finance.officer';
const OURS = { 'day[gte]': '2026-11-18', 'day[lte]': '2026-11-19', 'q[in]': 'A-LOW,A-MID,A-HIGH' };

beforeAll(async () => {
  app = await startTestApp();
  await app.admin.query(PAY, ['A-LOW', '2026-11-18', 100_00]);
  await app.admin.query(PAY, ['A-MID', '2026-11-19', 250_50]);
  await app.admin.query(PAY, ['A-HIGH', '2026-11-19', 1_000_00]);
});
afterAll(() => app.stop());

describe('payments by amount', () => {
  it.each([
    [{}, ['A-LOW', 'A-MID', 'A-HIGH']],
    [{ amount: '250.50' }, ['A-MID']],
    [{ amount: '250.5' }, ['A-MID']],
    [{ 'amount[gte]': '100.01' }, ['A-MID', 'A-HIGH']],
    [{ 'amount[lte]': '250.49' }, ['A-LOW']],
    [{ 'amount[gte]': '250.50', 'amount[lte]': '1000' }, ['A-MID', 'A-HIGH']],
    [{ 'amount[gte]': '0', 'amount[lte]': '0' }, []],
    [{ 'amount[lte]': '999999999999.99' }, ['A-LOW', 'A-MID', 'A-HIGH']],
  ])('are those of %j, both ends included', async (amount, references) => {
    const query: Record<string, string> = { ...OURS, ...amount, sort: 'amount' };
    const { body } = await app.call('GET', '/api/transactions', { as: AS, query });
    const rows = body.data.list as TransactionRow[];
    expect(rows.map(({ transactionRefNumber }) => transactionRefNumber)).toEqual(references);
    expect(body.data.total).toBe(references.length);
  });

  it('are summed up by day and exported as they are listed', async () => {
    const query = { ...OURS, 'amount[gte]': '250.50', 'amount[lte]': '1000' };
    const { body } = await app.call('GET', '/api/transactions/totals', { as: AS, query });
    expect(body.data as TransactionTotals).toMatchObject({
      ...{ count: 2, amount: '1250.50' },
      byDay: [{ day: '2026-11-19', count: 2, amount: '1250.50' }],
    });
    const exports = exportBench(app);
    await exports.work();
    const { bytes } = await exports.exported(AS, {
      ...{ resource: 'transactions', columns: ['transactionRefNumber', 'amount'] },
      query: new URLSearchParams({ ...query, sort: 'amount' }).toString(),
    });
    await exports.rest();
    expect(bytes.toString().trim().split('\r\n').slice(1)).toEqual(['A-MID,250.50', 'A-HIGH,1000.00']);
  });

  it.each([
    [{ 'amount[gte]': '1.234' }, 'amount.gte', /at most two decimals/],
    [{ 'amount[lte]': '-1' }, 'amount.lte', /not below zero/],
    [{ 'amount[gte]': '₱1,000' }, 'amount.gte', /like 1234.50/],
    [{ 'amount[gte]': '' }, 'amount.gte', /like 1234.50/],
    [{ 'amount[gte]': '100.01', 'amount[lte]': '100.00' }, 'amount.lte', /below the one/],
    [{ amount: '1000000000000' }, 'amount.gte', /like 1234.50/],
    [{ 'amount[gt]': '1' }, 'amount[gt]', /not known/],
  ])('are refused for %j at %s', async (query, field, sentence) => {
    for (const path of ['/api/transactions', '/api/transactions/totals']) {
      const { status, body } = await app.call('GET', path, { as: AS, query: { ...query } });
      expect(status).toBe(400);
      expect(body.fields).toEqual({ [field]: expect.stringMatching(sentence) });
    }
  });
});
