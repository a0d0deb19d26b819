import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskQueueView } from '#contract/desk.ts';
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
  await app.admin.query('alter table payment_transaction enable trigger user');
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
    }[] = body.data.list;
    expect(rows.length).toBe(4);
    expect(queue?.total).toBe(4);
    expect(queue?.rows).toHaveLength(3);
    // Whoever comes from the desk finds first what stood there.
    expect(rows.slice(0, 3).map(({ merchantName }) => merchantName)).toEqual(
      queue?.rows.map(({ title }) => title),
    );
    for (const { about, to, dtimeSince } of queue?.rows ?? []) {
      expect(about).toMatch(/^.+ · 1 item$/);
      expect(to).toBe('/finance-management/settlement');
      expect(dtimeSince).toMatch(/T16:00:00/);
    }
  });

  it.each(['partner.admin', 'accounting', 'frontliner'])('is not on the desk of %s', async (as) => {
    expect(await queueOf(as)).toBeUndefined();
  });
});
