import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RefundBench, startRefundBench } from './refundBench.ts';

let bench: RefundBench;

beforeAll(async () => {
  bench = await startRefundBench();
});
afterAll(() => bench.app.stop());

describe('the key of a refund', () => {
  it('is refused when it is too short', async () => {
    const id = await bench.pay();
    for (const key of ['', 'short'])
      expect((await bench.refund(id, { refundAmount: 1 }, { key })).status, key).toBe(400);
    expect((await bench.read(id)).refunds).toEqual([]);
  });

  it('has one effect: the same body answers the same, another one is refused', async () => {
    const id = await bench.pay();
    const key = bench.newKey();
    const first = await bench.refund(id, { refundAmount: 100 }, { key });
    const again = await bench.refund(id, { refundAmount: 100 }, { key });
    expect(again.body).toEqual(first.body);
    const other = await bench.refund(id, { refundAmount: 101 }, { key });
    expect([other.status, other.body.error]).toEqual([409, 'conflict']);
    expect((await bench.read(id)).refunds).toHaveLength(1);
  });

  it('has it for ever, and whoever sends it', async () => {
    const id = await bench.pay();
    const key = bench.newKey();
    const body = { refundAmount: 100, refundProducts: [] };
    const first = await bench.refund(id, body, { key });
    await bench.app.admin.query('delete from idempotency_key where key = $1', [key]);
    const later = await bench.refund(id, body, { key });
    expect(later.body.data).toEqual(first.body.data);
    expect((await bench.refund(id, body, { key, as: 'partner.admin' })).status).toBe(200);
    await bench.app.admin.query('delete from idempotency_key where key = $1', [key]);
    expect((await bench.refund(id, { refundAmount: 99 }, { key })).status).toBe(409);
    expect((await bench.refund(id, { ...body, notes: 'else' }, { key, as: 'store.manager' })).status).toBe(
      409,
    );
    expect((await bench.read(id)).refundedAmount).toBe('100.00');
  });

  it('is of one payment: another may have the same', async () => {
    const [one, other, key] = [await bench.pay(), await bench.pay(), bench.newKey()];
    expect((await bench.refund(one, { refundAmount: 1 }, { key })).status).toBe(200);
    expect((await bench.refund(other, { refundAmount: 1 }, { key, as: 'sales.admin' })).status).toBe(200);
    expect((await bench.read(other)).refundedAmount).toBe('1.00');
  });
});

describe('the database', () => {
  const INSERT = `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by)
    select day, id, $2, partner_id, merchant_id, $3, 'RETURN', 'somebody' from payment_transaction where id = $1`;

  it('takes one refund of a key, and none that is too much, whoever writes', async () => {
    const id = await bench.pay();
    const insert = (key: string, amount: number) => bench.app.admin.query(INSERT, [id, key, amount]);
    await insert('by-hand-1', 600_00);
    await expect(insert('by-hand-1', 1_00)).rejects.toThrow('_transaction_id_day_key_');
    await expect(insert('by-hand-2', 400_01)).rejects.toThrow('payment_transaction_refunded');
    await insert('by-hand-3', 400_00);
    expect((await bench.read(id)).remainingRefundAmount).toBe('0.00');
  });
});

describe('refunds at the same time', () => {
  it('never come to more than the payment, and each that is refused is told what is left', async () => {
    const id = await bench.pay({ amount: 100_00 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        bench.refund(id, { refundAmount: 30 + at / 100 }, { as: at % 2 ? 'store.manager' : 'partner.admin' }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(422)]).toEqual([3, 9]);
    const { remainingRefundAmount: left, refunds } = await bench.read(id);
    const taken = refunds.reduce((sum, { refundAmount }) => sum + Number(refundAmount), 0);
    expect(Number(left)).toBeCloseTo(100 - taken, 2);
    expect(refunds).toHaveLength(3);
    for (const { status, body } of answers) if (status === 422) expect(body.remainingRefundAmount).toBe(left);
  });

  it('under one key have one effect', async () => {
    const id = await bench.pay();
    const key = bench.newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bench.refund(id, { refundAmount: 30 }, { key })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await bench.read(id)).refunds).toHaveLength(1);
  });
});

describe('the items of a refund', () => {
  it('may not be more than is left of them, and decide nothing of its amount', async () => {
    const id = await bench.pay();
    await bench.sell(id, [3, 90_000], [1, 10_000]);
    const of = (quantity: number, more = {}) => ({
      refundAmount: 10,
      refundProducts: [{ itemId: '1', quantity }],
      ...more,
    });
    expect((await bench.refund(id, of(2))).status).toBe(200);
    expect((await bench.refund(id, of(2))).status).toBe(400);
    const twice = [
      { itemId: '1', quantity: 1 },
      { itemId: '1', quantity: 1 },
    ];
    expect((await bench.refund(id, of(1, { refundProducts: twice }))).status).toBe(400);
    const payment = await bench.read(id);
    expect(payment.items.map(({ refunded }) => refunded)).toEqual([2, 0]);
    expect(payment.refundedAmount).toBe('10.00');
  });
});
