import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RefundBench, startRefundBench } from './refundBench.ts';

let bench: RefundBench;

beforeAll(async () => {
  bench = await startRefundBench();
  await bench.app.admin.query(`select keep_months('2026-05-01', '2026-05-31')`);
});
afterAll(() => bench.app.stop());

describe('a refund', () => {
  it('is made of a part and of the rest, and stands in the payment, the newest first', async () => {
    const id = await bench.pay();
    const part = await bench.refund(id, { refundAmount: 250.5, notes: ' One came back ' });
    expect(part.status, JSON.stringify(part.body)).toBe(200);
    expect(part.body.data).toMatchObject({
      remainingRefundAmount: '749.50',
      refund: {
        ...{ refundAmount: '250.50', status: 'APPROVED', notes: 'One came back' },
        ...{ requestedBy: 'finance.officer', refundCreatedDate: expect.stringMatching(/^2026-11-20T02:/) },
      },
    });
    const rest = await bench.refund(id, { refundAmount: '749.50', refundType: 'FULL' });
    expect(rest.body.data.remainingRefundAmount).toBe('0.00');
    const payment = await bench.read(id);
    expect(payment).toMatchObject({ refundedAmount: '1000.00', remainingRefundAmount: '0.00' });
    expect(payment.refunds.map(({ refundAmount }) => refundAmount)).toEqual(['749.50', '250.50']);
    expect(payment.refundTerms).toEqual({
      refusal: 'nothing_left',
      lastDay: '2027-05-18',
      limit: '20000.00',
      hasProcessor: true,
    });
  });

  it.each(['sales.admin', 'finance.officer', 'partner.admin', 'store.manager'])(
    'is made by %s',
    async (as) => {
      expect((await bench.refund(await bench.pay(), { refundAmount: 1 }, { as })).status).toBe(200);
    },
  );

  it.each([
    ['sbo.reviewer', 403],
    ['antifraud.reviewer', 403],
    ['loyalty.editor', 403],
    ['online.viewer', 403],
    ['it.support', 403],
    ['head.office', 403],
    ['accounting', 403],
    ['frontliner', 403],
    ['new.hire', 403],
    ['other.partner', 404],
  ] as const)('is not made by %s', async (as, status) => {
    const id = await bench.pay();
    expect((await bench.refund(id, { refundAmount: 1 }, { as })).status).toBe(status);
    expect((await bench.read(id)).refunds).toEqual([]);
  });

  it('of another’s payment is as one of none', async () => {
    const id = await bench.pay({ of: bench.foreign });
    for (const as of ['partner.admin', 'store.manager']) {
      const { status, body } = await bench.refund(id, { refundAmount: 5 }, { as });
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain('R-');
    }
    expect((await bench.refund('999999999', { refundAmount: 5 })).status).toBe(404);
    expect((await bench.refund('1e3', { refundAmount: 5 })).status).toBe(404);
  });

  it.each([0, -1, '0.00', 1.005, '1.005', 'ten', '', null, '1,000.00'])(
    'of %j is refused with the field',
    async (refundAmount) => {
      const id = await bench.pay();
      const { status, body } = await bench.refund(id, { refundAmount });
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('refundAmount');
    },
  );

  it.each([
    [{ refundReason: 'BORED' }, 'refundReason'],
    [{ refundReason: 'OTHER' }, 'notes'],
    [{ refundReason: 'OTHER', notes: '  ' }, 'notes'],
    [{ notes: 'x'.repeat(501) }, 'notes'],
    [{ notes: 'Back to the card\n4111 1111 1111 1111' }, 'notes'],
    [{ refundType: 'HALF' }, 'refundType'],
    [{ refundProducts: [{ itemId: '1', quantity: 0 }] }, 'refundProducts.0.quantity'],
    [{ refundProducts: [{ itemId: '7', quantity: 1 }] }, 'refundProducts'],
    [{ ccAccountNumber: '4242424242424242' }, 'ccAccountNumber'],
    [{ ccAccountNumber: '4343' }, 'ccAccountNumber'],
    [{ transactionRefNumber: 'R-0' }, 'transactionRefNumber'],
  ])('with %j is refused and says where', async (more, field) => {
    const { status, body } = await bench.refund(await bench.pay(), { refundAmount: 1, ...more });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  it('keeps nothing of a whole card number, anywhere', async () => {
    const card = '4111111111111111';
    const { status, body } = await bench.refund(await bench.pay(), {
      refundAmount: 1,
      ccAccountNumber: card,
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain(card);
    for (const table of ['refund', 'idempotency_key', 'audit.entry']) {
      const { rows } = await bench.app.admin.query(
        `select 1 from ${table} x where to_jsonb(x)::text like $1`,
        [`%${card}%`],
      );
      expect(rows, table).toEqual([]);
    }
  });

  it('of more than is left tells what is left', async () => {
    const id = await bench.pay();
    await bench.refund(id, { refundAmount: 600 });
    for (const body of [{ refundAmount: 400.01 }, { refundAmount: 399, refundType: 'FULL' }]) {
      const refused = await bench.refund(id, body);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ error: 'rule_refund_left', remainingRefundAmount: '400.00' });
      expect(refused.body.message).toContain('₱400.00');
    }
    expect((await bench.refund(id, { refundAmount: 400 })).status).toBe(200);
    expect((await bench.refund(id, { refundAmount: 0.01 })).body).toMatchObject({
      remainingRefundAmount: '0.00',
    });
  });

  it('of a voided payment, of a cash loan and after 180 days is refused in words', async () => {
    const voided = await bench.pay();
    await bench.app.admin.query(
      `update payment_transaction set status = 'VOIDED', voided_at = now(), voided_by = 'TEST' where id = $1`,
      [voided],
    );
    expect(await bench.read(voided)).toMatchObject({ amount: '1000.00', remainingRefundAmount: '0.00' });
    const cases = [
      [voided, 'voided'],
      [await bench.pay({ product: 'CASH_LOAN' }), 'Cash loans'],
      [await bench.pay({ at: '2026-05-23T15:59:59Z' }), '180 days'],
    ] as const;
    for (const [id, words] of cases) {
      const { status, body } = await bench.refund(id, { refundAmount: 1 });
      expect([status, body.error]).toEqual([422, 'rule_not_refundable']);
      expect(body.message).toContain(words);
      expect(body).not.toHaveProperty('remainingRefundAmount');
    }
    // The last day is refunded on.
    expect(
      (await bench.refund(await bench.pay({ at: '2026-05-23T16:00:00Z' }), { refundAmount: 1 })).status,
    ).toBe(200);
  });
});
