import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskQueueView } from '#contract/desk.ts';
import { DEMO_ACCOUNTS } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // As if their rate had been missing on the night: what a run took is kept by the database.
  await app.admin.query('alter table payment_transaction disable trigger user');
  await app.admin.query(
    `update payment_transaction t set line_id = null from (
      select distinct on (merchant_id) id, day from payment_transaction where line_id is not null and day = (select max(day) from settlement_run)
      order by merchant_id, id limit 4) x where t.id = x.id and t.day = x.day`,
  );
  // One of them waits for two things: what it sold the day before had no rate.
  await app.admin.query(
    `with x as (select merchant_id, product, max(day) as day from payment_transaction where line_id is null and status = 'POSTED'
        and day <= (select max(day) from settlement_run) and merchant_id in (select merchant_id from payment_transaction
          where line_id is not null group by merchant_id, product having count(distinct day) > 1)
        group by merchant_id, product),
      y as (select distinct on (x.merchant_id) t.id, t.day from payment_transaction t join x using (merchant_id, product)
        where t.line_id is not null and t.day < x.day order by x.merchant_id, t.day desc, t.id limit 1)
     update payment_transaction t set line_id = null from y where t.id = y.id and t.day = y.day`,
  );
  await app.admin.query('alter table payment_transaction enable trigger user');
  await app.admin.query(
    `update mdr_rate r set effective_from = (select max(day) from settlement_run)
     from (select partner_id, product from payment_transaction where line_id is null and status = 'POSTED'
       and day <= (select max(day) from settlement_run) group by partner_id, merchant_id, product having count(*) > 1) x
     where r.partner_id = x.partner_id and r.type = x.product and r.effective_from < (select max(day) from settlement_run)`,
  );
});
afterAll(() => app.stop());

const queueOf = async (as: string): Promise<DeskQueueView | undefined> => {
  const { status, body } = await app.call('GET', '/api/desk', { as });
  expect([status, body]).toMatchObject([200, {}]);
  return (body.data.queues as DeskQueueView[]).find(({ name }) => name === 'unsettled');
};

describe('what settlement could not take', () => {
  it('waits on the desk of finance, as much as its page says, with the way there', async () => {
    const queue = await queueOf('finance.officer');
    const { body } = await app.call('GET', '/api/finance-management/settlement-runs/waiting', {
      as: 'finance.officer',
    });
    const rows: readonly {
      merchantId: string;
      merchantName: string;
      transactionType: string;
      firstDay: string;
      count: number;
      parts: readonly { reasons: readonly string[]; count: number }[];
    }[] = body.data.list;
    expect(rows.length).toBe(4);
    // What waits for two things is one of a store and product still, split inside it.
    expect(rows.find(({ parts }) => parts.length > 1)).toMatchObject({
      count: 2,
      parts: [
        { reasons: ['rate'], count: 1 },
        { reasons: [], count: 1 },
      ],
    });
    expect(queue?.total).toBe(4);
    expect(queue?.rows).toHaveLength(3);
    // Whoever comes from the desk finds first what stood there.
    expect(rows.slice(0, 3).map(({ merchantName }) => merchantName)).toEqual(
      queue?.rows.map(({ title }) => title),
    );
    for (const { about, to, dtimeSince } of queue?.rows ?? []) {
      expect(about).toMatch(/^.+ · (1 item|2 items)$/);
      expect(to).toBe('/finance-management/settlement?waiting=all');
      expect(dtimeSince).toMatch(/T16:00:00/);
    }
  });

  it.each(DEMO_ACCOUNTS.map(({ username }) => username))(
    'is as much on the desk of %s as on the page that it opens',
    async (as) => {
      const queue = await queueOf(as);
      const { status, body } = await app.call('GET', '/api/finance-management/settlement-runs/waiting', {
        as,
      });
      // Whoever has no such page has no such queue.
      expect(queue?.total).toBe(status === 200 ? body.data.list.length : undefined);
    },
  );

  it.each(['partner.admin', 'accounting', 'frontliner'])('is not on the desk of %s', async (as) => {
    expect(await queueOf(as)).toBeUndefined();
  });
});
