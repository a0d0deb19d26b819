import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RefundBench, startRefundBench } from './refundBench.ts';

let bench: RefundBench;
beforeAll(async () => {
  bench = await startRefundBench();
});
afterAll(() => bench.app.stop());

const PART = { refundAmount: 500 };
const refunded = async (id: string, body: object = PART, key?: string | null): Promise<string> => {
  const answer = await bench.refund(id, body, { key });
  expect(answer.status).toBe(200);
  return answer.body.data.refund.id;
};
const WAITING = `select count(*)::int as n from pg_stat_activity, pg_stat_clear_snapshot()
  where datname = current_database() and wait_event_type = 'Lock'`;

describe('an equal refund of a payment within ten minutes', () => {
  it('is asked about with the id of the first one, although both have a key of their own', async () => {
    const id = await bench.pay({ amount: 2_000_00 });
    const first = await refunded(id);
    for (const body of [PART, { ...PART, refundReason: 'DAMAGED', notes: 'Other words' }]) {
      const answer = await bench.refund(id, body, { as: 'partner.admin' });
      expect([answer.status, answer.body.error, answer.body.earlier]).toEqual([
        409,
        'rule_same_refund',
        first,
      ]);
      expect(answer.body.message).toContain('₱500.00');
    }
    expect((await bench.read(id)).refunds).toHaveLength(1);
  });

  it('is asked about when it is all that is left', async () => {
    const id = await bench.pay({ amount: 1_000_00 });
    await refunded(id);
    const answer = await bench.refund(id, { ...PART, refundType: 'FULL' });
    expect([answer.status, answer.body.error]).toEqual([409, 'rule_same_refund']);
  });

  it('is made once it names the first one, and stores that', async () => {
    const id = await bench.pay({ amount: 2_000_00 });
    const first = await refunded(id);
    const second = await refunded(id, { ...PART, confirmSameRefund: first });
    const { refunds } = await bench.read(id);
    expect(refunds.map(({ id: of, sameRefundAs }) => [of, sameRefundAs])).toEqual([
      [second, first],
      [first, null],
    ]);
    const third = await bench.refund(id, { ...PART, confirmSameRefund: first });
    expect([third.status, third.body.earlier]).toEqual([409, second]);
  });

  it('is made without a question for another amount, another payment or after ten minutes', async () => {
    const [id, other] = [await bench.pay({ amount: 2_000_00 }), await bench.pay({ amount: 2_000_00 })];
    const first = await refunded(id);
    await refunded(id, { refundAmount: 500.01, confirmSameRefund: first });
    await refunded(other);
    await bench.app.admin.query(
      `update refund set requested_at = requested_at - interval '10 minutes 1 second' where id = $1`,
      [first],
    );
    await refunded(id);
    expect((await bench.read(id)).refunds.map(({ sameRefundAs }) => sameRefundAs)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['REFUSED', 'WITHDRAWN', 'FAILED'])(
    'is made without a question after one that was %s',
    async (status) => {
      const id = await bench.pay({ amount: 2_000_00 });
      const first = await refunded(id);
      await bench.app.admin.query('alter table refund disable trigger refund_moves');
      await bench.app.admin.query('update refund set status = $2, ended_at = now() where id = $1', [
        first,
        status,
      ]);
      await bench.app.admin.query('alter table refund enable trigger refund_moves');
      await refunded(id);
    },
  );

  it('is asked about when two people ask for both at the same time', async () => {
    const id = await bench.pay({ amount: 2_000_00 });
    const { admin } = bench.app;
    await admin.query('begin');
    await admin.query('select from payment_transaction where id = $1 for no key update', [id]);
    const both = Promise.all(
      ['finance.officer', 'partner.admin'].map((as) => bench.refund(id, PART, { as })),
    );
    try {
      await expect
        .poll(async () => (await admin.query(WAITING)).rows[0].n, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(2);
    } finally {
      await admin.query('commit');
    }
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is asked about when neither call has a key', async () => {
    const id = await bench.pay({ amount: 2_000_00 });
    const first = await refunded(id, PART, null);
    const again = await bench.refund(id, PART, { key: null });
    expect([again.status, again.body.earlier]).toEqual([409, first]);
    expect((await bench.read(id)).refunds).toHaveLength(1);
  });
});
