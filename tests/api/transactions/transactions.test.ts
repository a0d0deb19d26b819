import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction, TransactionRow, TransactionTotals } from '#contract/finance/transactions.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { REFUND_REASONS } from '#domain/transactions/refundReasons.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
/** The first store of the first partner, and a store of the second. */
let store = { id: '', partnerId: '' };
let foreign = { id: '', partnerId: '' };
const made: Record<string, string> = {};

const STORE = `select m.merchant_id as id, m.partner_id as "partnerId" from user_merchant m join user_account u on u.id = m.user_id
  where u.username = $1`;
const PAY = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('TEST', $1, ($2::timestamptz at time zone 'Asia/Manila')::date, $3, $4) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, card_last4, cashier)
  select id, day, $2, source, reference, partner_id, merchant_id, 'HOME_CREDIT_CARD', $5, '4242', $6 from f returning id`;

const pay = async (reference: string, at: string, amount: number, of = store, cashier = 'Ana') => {
  const { rows } = await app.admin.query(PAY, [reference, at, of.partnerId, of.id, amount, cashier]);
  made[reference] = rows[0].id;
  return rows[0].id as string;
};
const list = async (as: string, query: Record<string, string> = {}) => {
  const { status, body } = await app.call('GET', '/api/transactions', { as, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { list: TransactionRow[]; total: number; next: string | null };
};
const totals = async (as: string, query: Record<string, string> = {}) =>
  (await app.call('GET', '/api/transactions/totals', { as, query })).body.data as TransactionTotals;
const one = async (as: string, id: string) => app.call('GET', `/api/transactions/${id}`, { as });
const references = async (as: string, query: Record<string, string>) =>
  (await list(as, { limit: '100', ...query })).list.map(({ transactionRefNumber }) => transactionRefNumber);

const refund = (id: string, key: string, amount: number, more: Record<string, unknown> = {}) => {
  const row: Record<string, unknown> = {
    ...{ transaction_id: id, key, amount, reason: 'RETURN', requested_by: 'finance.officer' },
    ...more,
  };
  const columns = Object.keys(row);
  return app.admin.query(
    `insert into refund (day, partner_id, merchant_id, ${columns.join(', ')})
     select t.day, t.partner_id, t.merchant_id, ${columns.map((_, at) => `$${at + 1}`).join(', ')}
     from payment_transaction t where t.id = $1 returning id`,
    Object.values(row),
  );
};

beforeAll(async () => {
  app = await startTestApp();
  store = (await app.admin.query(STORE, ['store.manager'])).rows[0];
  foreign = (
    await app.admin.query(
      `select id, partner_id as "partnerId" from merchant where partner_id = 2 and status = 'A' order by id limit 1`,
    )
  ).rows[0];
  // Midnight in Manila parts the days, whatever the server's zone.
  await pay('T-LAST', '2026-11-18T15:59:59.999Z', 100_00);
  await pay('T-FIRST', '2026-11-18T16:00:00Z', 250_50);
  await pay('T-NOON', '2026-11-19T04:00:00Z', 1_000_00, store, 'Ben');
  await pay('T-OLD', '2026-08-01T04:00:00Z', 5_00);
  await pay('T-FOREIGN', '2026-11-19T04:00:00Z', 77_00, foreign);
});
afterAll(() => app.stop());

describe('the list of payments', () => {
  it('is of the last 31 days where nobody says, the latest first', async () => {
    const { list: rows } = await list('finance.officer', { limit: '100' });
    const days = rows.map(({ day }) => day);
    expect(days.toSorted().reverse()).toEqual(days);
    expect(days.every((day) => day >= '2026-10-21' && day <= '2026-11-20')).toBe(true);
    expect(await references('finance.officer', { merchantId: store.id, cashier: 'Ana' })).not.toContain(
      'T-OLD',
    );
  });

  it('has business days of Manila', async () => {
    const on = (day: string) => references('finance.officer', { day, merchantId: store.id });
    expect(await on('2026-11-18')).toContain('T-LAST');
    expect(await on('2026-11-18')).not.toContain('T-FIRST');
    expect(await on('2026-11-19')).toEqual(expect.arrayContaining(['T-FIRST', 'T-NOON']));
  });

  it.each([
    [{ 'day[gte]': '2025-11-19', 'day[lte]': '2026-11-20' }],
    [{ 'day[gte]': '2026-11-20', 'day[lte]': '2026-11-19' }],
    [{ 'day[gte]': '', 'day[lte]': '2026-11-19' }],
    [{ 'day[gte]': 'null', 'day[lte]': '{{7*7}}' }],
    [{ day: '2026-02-30' }],
    [{ ccAccountNumber: '424242' }],
    [{ transactionType: 'GOLD' }],
    [{ merchant: '1' }],
  ])('refuses %j with the field', async (query) => {
    const { status, body } = await app.call('GET', '/api/transactions', { as: 'finance.officer', query });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).length + String(body.message).length).toBeGreaterThan(0);
  });

  it('finds a whole reference of whichever day, and the last four digits of a card among the days that are shown', async () => {
    expect(await references('finance.officer', { q: 'T-OLD' })).toEqual(['T-OLD']);
    expect(await references('finance.officer', { q: ' t-old ' })).toEqual(['T-OLD']);
    expect(await references('finance.officer', { q: 'T-OLD', day: '2026-11-19' })).toEqual([]);
    expect(await references('finance.officer', { q: 'T-OL' })).toEqual([]);
    expect(await references('finance.officer', { 'q[in]': 'T-OLD,T-NOON' })).toEqual(['T-NOON', 'T-OLD']);
    expect(await references('finance.officer', { q: '4242', merchantId: store.id })).toEqual(
      expect.arrayContaining(['T-NOON', 'T-FIRST', 'T-LAST']),
    );
    expect(await references('finance.officer', { q: '4242' })).not.toContain('T-OLD');
  });

  it('shows people of a partner what is theirs, and people of a store what is their store’s', async () => {
    const range = { 'day[gte]': '2026-07-01', limit: '100' };
    for (const [as, partners] of [
      ['partner.admin', [store.partnerId]],
      ['accounting', [store.partnerId]],
      ['other.partner', [foreign.partnerId]],
    ] as const) {
      const rows = (await list(as, range)).list;
      expect([...new Set(rows.map(({ partnerId }) => partnerId))], as).toEqual(partners);
    }
    for (const as of ['store.manager', 'frontliner'])
      expect([...new Set((await list(as, range)).list.map(({ merchantId }) => merchantId))], as).toEqual([
        store.id,
      ]);
    expect(await references('store.manager', { merchantId: foreign.id })).toEqual([]);
    expect(await references('partner.admin', { q: 'T-FOREIGN' })).toEqual([]);
    expect((await totals('partner.admin', { partnerId: foreign.partnerId })).count).toBe(0);
    expect((await one('partner.admin', made['T-FOREIGN'] ?? '')).status).toBe(404);
    expect((await one('other.partner', made['T-FOREIGN'] ?? '')).status).toBe(200);
  });

  it.each(['-dtimeTransaction', 'dtimeTransaction', '-amount', 'amount'])(
    'pages by %s without leaving one out or telling one twice',
    async (sort) => {
      const all: TransactionRow[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string> = {
          sort,
          limit: '7',
          merchantId: store.id,
          'day[gte]': '2026-07-01',
        };
        const page = await list('store.manager', cursor ? { ...query, cursor } : query);
        all.push(...page.list);
        cursor = page.next;
      } while (cursor);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      const { count, voidedCount } = await totals('store.manager', { 'day[gte]': '2026-07-01' });
      expect(all).toHaveLength(count + voidedCount);
    },
  );
});

describe('the totals of payments', () => {
  it('are those of the rows that are filtered, by day, by product, and of one day of a store by cashier', async () => {
    const query = { day: '2026-11-19', merchantId: store.id };
    const { list: rows } = await list('finance.officer', { ...query, limit: '100' });
    const standing = rows.filter(({ status }) => status === 'POSTED');
    const sum = (of: readonly TransactionRow[]) =>
      formatMoney(of.reduce((all, { amount }) => all + (centavosOf(amount) ?? 0n), 0n));
    const summed = await totals('finance.officer', query);
    expect(summed).toMatchObject({ count: standing.length, amount: sum(standing) });
    expect(summed).toMatchObject({ from: '2026-11-19', to: '2026-11-19' });
    expect(summed.byDay).toEqual([
      expect.objectContaining({ day: '2026-11-19', count: standing.length, amount: sum(standing) }),
    ]);
    const ben = standing.filter(({ cashier }) => cashier === 'Ben');
    expect(summed.byCashier).toContainEqual(
      expect.objectContaining({ cashier: 'Ben', count: ben.length, amount: sum(ben) }),
    );
    expect(summed.byProduct.reduce((all, { count }) => all + count, 0)).toBe(standing.length);
  });

  it('say the days that they are of, and name no cashiers of many stores or days', async () => {
    expect(await totals('finance.officer')).toMatchObject({
      ...{ from: '2026-10-21', to: '2026-11-20', byCashier: [] },
    });
    expect((await totals('finance.officer', { day: '2026-11-19' })).byCashier).toEqual([]);
  });
});

describe('one payment', () => {
  it('comes with its items and refunds, the newest first; outsiders read the office for who of the staff asked', async () => {
    const id = await pay('T-DETAIL', '2026-11-19T05:00:00Z', 500_00);
    await app.admin.query(
      `insert into transaction_item (transaction_id, day, position, name, quantity, amount, partner_id, merchant_id)
       values ($1, '2026-11-19', 1, 'Fan', 2, 40000, $2, $3), ($1, '2026-11-19', 2, 'Iron', 1, 10000, $2, $3)`,
      [id, store.partnerId, store.id],
    );
    const older = await refund(id, 'key-older', 100_00, { requested_at: '2026-11-19T06:00:00Z' });
    await refund(id, 'key-newer', 50_25, {
      status: 'FAILED',
      failure: 'Closed',
      requested_at: '2026-11-19T07:00:00Z',
    });
    await app.admin.query(
      `insert into refund_item (refund_id, day, position, quantity, partner_id, merchant_id)
       values ($1, '2026-11-19', 1, 1, $2, $3)`,
      [older.rows[0].id, store.partnerId, store.id],
    );
    const { body } = await one('finance.officer', id);
    const payment = body.data as Transaction;
    expect(payment).toMatchObject({
      ...{ amount: '500.00', refundedAmount: '100.00', remainingRefundAmount: '400.00', day: '2026-11-19' },
      items: [
        { itemId: '1', name: 'Fan', quantity: 2, amount: '400.00', refunded: 1, underWay: 1 },
        { itemId: '2', name: 'Iron', quantity: 1, amount: '100.00', refunded: 0, underWay: 0 },
      ],
      refunds: [
        { refundAmount: '50.25', status: 'FAILED', requestedBy: 'finance.officer' },
        { refundAmount: '100.00', status: 'APPROVED', requestedBy: 'finance.officer' },
      ],
    });
    const outside = JSON.stringify((await one('store.manager', id)).body);
    expect(outside).not.toContain('finance.officer');
    expect(JSON.parse(outside).data.refunds).toHaveLength(2);
  });

  it('tells outsiders the notes that one of them wrote, and none of the staff', async () => {
    const id = await pay('T-NOTES', '2026-11-19T05:00:00Z', 500_00);
    await refund(id, 'key-of-staff', 1_00, { notes: 'Seems like fraud' });
    await refund(id, 'key-of-store', 2_00, { notes: 'Wrong size', requested_by: 'store.manager' });
    const notes = async (as: string) =>
      ((await one(as, id)).body.data as Transaction).refunds.map((row) => row.notes).sort();
    expect(await notes('finance.officer')).toEqual(['Seems like fraud', 'Wrong size']);
    expect(await notes('store.manager')).toEqual(['Wrong size', null]);
    expect(await notes('partner.admin')).toEqual(['Wrong size', null]);
  });

  it.each(['0', '99999999', 'x', '-1', '1e3'])('that is not there is not found: %s', async (id) => {
    expect((await one('finance.officer', id)).status).toBe(404);
  });

  it('is refunded for reasons that have words in the reader’s language', async () => {
    const { body } = await app.call('GET', '/api/transactions/refund-reason', { as: 'frontliner' });
    expect(body.data.refundReasonTypes.map(({ code }: { code: string }) => code)).toEqual(REFUND_REASONS);
    expect(body.data.refundReasonTypes.at(-1)).toEqual({ code: 'OTHER', label: 'Other', needsNotes: true });
  });
});

describe('what the database holds of a payment, whoever writes', () => {
  it('is never refunded beyond its amount, by any number at a time', async () => {
    const id = await pay('T-WHOLE', '2026-11-19T05:00:00Z', 100_00);
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => refund(id, `parallel-${at}`, 30_00)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await one('finance.officer', id)).body.data).toMatchObject({ remainingRefundAmount: '10.00' });
  });

  it('gets back what a refund that failed had taken', async () => {
    const id = await pay('T-BACK', '2026-11-19T05:00:00Z', 100_00);
    await refund(id, 'key-of-all', 100_00);
    await expect(refund(id, 'key-more', 1)).rejects.toThrow(/refunded/);
    await app.admin.query(`update refund set status = 'FAILED' where transaction_id = $1`, [id]);
    expect((await one('finance.officer', id)).body.data.refundedAmount).toBe('0.00');
    await refund(id, 'key-more', 1);
  });

  it('has one refund of a key, which keeps its amount', async () => {
    const id = await pay('T-KEY', '2026-11-19T05:00:00Z', 100_00);
    await refund(id, 'the-same-key', 1_00);
    await expect(refund(id, 'the-same-key', 1_00)).rejects.toThrow(/refund_key_unique|duplicate/);
    await expect(
      app.admin.query('update refund set amount = 2 where transaction_id = $1', [id]),
    ).rejects.toThrow(/keeps its payment/);
  });

  it('has one reference of a source, for ever', async () => {
    await expect(pay('T-OLD', '2026-11-19T05:00:00Z', 1)).rejects.toThrow(/transaction_ref_unique/);
  });

  it.each([
    ['card_last4', '41111'],
    ['amount', '0'],
    ['amount', '-5'],
    ['day', '2026-11-18'],
    ['status', 'VOIDED'],
  ])('refuses %s = %s', async (column, value) => {
    const id = made['T-NOON'];
    await expect(
      app.admin.query(`update payment_transaction set ${column} = $2 where id = $1`, [id, value]),
    ).rejects.toThrow();
  });

  it('is not written by people of partners and stores', async () => {
    const { rows } = await app.admin.query(
      `select grantee, privilege_type from information_schema.role_table_grants
       where table_name in ('payment_transaction', 'transaction_ref', 'transaction_item') and grantee in ('app_partner', 'app_merchant')
         and privilege_type <> 'SELECT'`,
    );
    expect(rows).toEqual([]);
  });
});
