import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RefundBench, startRefundBench } from './refundBench.ts';

let bench: RefundBench;

beforeAll(async () => {
  bench = await startRefundBench();
});
afterAll(() => bench.app.stop());

describe('a refund above the limit', () => {
  it('waits for somebody else who holds PT_EDIT, who is told', async () => {
    const id = await bench.pay({ amount: 50_000_00 });
    expect((await bench.refund(id, { refundAmount: 20_000 })).status).toBe(200);
    const asked = await bench.refund(id, { refundAmount: 0.01, notes: 'More' });
    expect([asked.status, asked.body.data.refund.status]).toEqual([202, 'REQUESTED']);
    const { approvalRequestId } = asked.body.data.refund;
    const request = await bench.app.call('GET', `/api/approval-requests/${approvalRequestId}`, {
      as: 'sales.admin',
    });
    expect(request.body.data).toMatchObject({
      ...{ kind: 'REFUND', state: 'PENDING', maker: 'finance.officer' },
      refund: { id: asked.body.data.refund.id, transactionId: id },
      diff: [
        { field: 'refundAmount', before: null, after: '0.01' },
        { field: 'refundReason', before: null, after: 'RETURN' },
        { field: 'notes', before: null, after: 'More' },
        { field: 'remainingRefundAmount', before: '30000.00', after: '29999.99' },
      ],
    });
    expect((await bench.decide(approvalRequestId, 'approve', 'finance.officer')).status).toBe(422);
    expect((await bench.decide(approvalRequestId, 'approve', 'partner.admin')).status).toBe(403);
    const { rows } = await bench.app.admin.query(
      `select u.username from notice n join user_account u on u.id = n.user_id where n.link = $1`,
      [`/approvals/${approvalRequestId}`],
    );
    expect(rows.map(({ username }) => username).sort()).toEqual(['finance.second', 'sales.admin']);
    expect((await bench.decide(approvalRequestId, 'approve', 'sales.admin')).status).toBe(200);
    expect((await bench.read(id)).refunds[0]).toMatchObject({ status: 'APPROVED', decidedBy: 'sales.admin' });
  });

  it('says to whoever decides of which items it is, and with the payment afterwards', async () => {
    const id = await bench.pay({ amount: 50_000_00 });
    await bench.sell(id, [3, 15_000_00], [1, 5_000_00]);
    const refundProducts = [
      { itemId: '2', quantity: 1 },
      { itemId: '1', quantity: 2 },
    ];
    const { body } = await bench.refund(id, { refundAmount: 35_000, refundProducts });
    const [{ refundedItems } = { refundedItems: null }] = (await bench.read(id)).refunds;
    expect(refundedItems).toMatch(/^2 × .+, 1 × .+$/);
    const { approvalRequestId } = body.data.refund;
    const request = await bench.app.call('GET', `/api/approval-requests/${approvalRequestId}`, {
      as: 'sales.admin',
    });
    expect(request.body.data.diff).toContainEqual({
      field: 'refundedItems',
      before: null,
      after: refundedItems,
    });
  });

  it('gives back its amount when it is refused or withdrawn, with why', async () => {
    const id = await bench.pay({ amount: 50_000_00 });
    const ask = async (as: string) => {
      const { body } = await bench.refund(id, { refundAmount: 25_000 }, { as });
      return body.data.refund.approvalRequestId as string;
    };
    const first = await ask('store.manager');
    expect((await bench.read(id)).remainingRefundAmount).toBe('25000.00');
    expect((await bench.decide(first, 'refuse', 'finance.officer')).status).toBe(200);
    expect(await bench.read(id)).toMatchObject({ remainingRefundAmount: '50000.00' });
    const second = await ask('store.manager');
    expect((await bench.decide(second, 'withdraw', 'partner.admin')).status).toBe(422);
    expect((await bench.decide(second, 'withdraw', 'store.manager')).status).toBe(200);
    const third = await ask('partner.admin');
    expect((await bench.decide(third, 'withdraw', 'partner.admin')).status).toBe(200);
    const payment = await bench.read(id, 'store.manager');
    expect(payment.remainingRefundAmount).toBe('50000.00');
    expect(payment.refunds.map(({ status, failure }) => [status, failure])).toEqual([
      ['WITHDRAWN', null],
      ['WITHDRAWN', null],
      ['REFUSED', 'No receipt'],
    ]);
    expect(JSON.stringify(payment)).not.toContain('finance.officer');
  });

  it('waits beside others of its store, and whatever becomes of the store', async () => {
    const [one, other] = [await bench.pay({ amount: 50_000_00 }), await bench.pay({ amount: 50_000_00 })];
    const requests: string[] = [];
    for (const id of [one, other])
      requests.push((await bench.refund(id, { refundAmount: 30_000 })).body.data.refund.approvalRequestId);
    await bench.app.admin.query(
      'update merchant set version = version + 1, updated_at = now() where id = $1',
      [bench.store.id],
    );
    for (const id of requests) expect((await bench.decide(id, 'approve', 'sales.admin')).status).toBe(200);
  });

  it('waits for nobody who works on another payment of the day', async () => {
    const [one, other] = [await bench.pay({ amount: 50_000_00 }), await bench.pay({ amount: 50_000_00 })];
    await bench.refund(other, { refundAmount: 30_000 });
    const { approvalRequestId } = (await bench.refund(one, { refundAmount: 30_000 })).body.data.refund;
    const busy = new pg.Client({ connectionString: bench.app.migratorUrl });
    await busy.connect();
    await busy.query('begin');
    await busy.query('select from payment_transaction where id = $1 for update', [other]);
    await busy.query('select from refund where transaction_id = $1 for update', [other]);
    expect((await bench.decide(approvalRequestId, 'approve', 'sales.admin')).status).toBe(200);
    await busy.end();
  });

  it('is seen by those who refund payments, and nothing else by them', async () => {
    const id = await bench.pay({ amount: 50_000_00 });
    const { approvalRequestId } = (await bench.refund(id, { refundAmount: 30_000 })).body.data.refund;
    const kinds = async (as: string) => {
      const { body } = await bench.app.call('GET', '/api/approval-requests', { as, query: { limit: '100' } });
      return [...new Set((body.data.list as { kind: string }[]).map(({ kind }) => kind))];
    };
    // Beside the sheet of payments that waits in the demo, and the keys that were confirmed there.
    expect((await kinds('finance.officer')).sort()).toEqual(['MACHINE_KEY', 'PAYMENTS', 'REFUND']);
    expect(await kinds('sbo.reviewer')).not.toContain('REFUND');
    const seen = async (as: string) =>
      (await bench.app.call('GET', `/api/approval-requests/${approvalRequestId}`, { as })).status;
    expect(await seen('store.manager')).toBe(200);
    expect(await seen('head.office')).toBe(404);
    expect(await seen('other.partner')).toBe(404);
    expect(await seen('sbo.reviewer')).toBe(404);
    expect(await seen('frontliner')).toBe(403);
  });
});

describe('the limits of refunds', () => {
  const AGREE = `insert into setting_version (kind, version, from_day, "values", maker_id, made_by, checker_id, checked_by, checked_at)
    select s.kind, s.version + 1, $1, s."values" || $2::jsonb, m.id, m.username, c.id, c.username, $1::date - 2
    from setting_version s, user_account m, user_account c
    where s.kind = 'COMPUTATION' and m.username = 'finance.officer' and c.username = 'sales.admin' order by s.version desc limit 1`;
  const agree = (from: string, values: object) =>
    bench.app.admin.query(AGREE, [from, JSON.stringify(values)]);

  it('are those of the setting that holds on the day', async () => {
    const id = await bench.pay({ amount: 50_000_00 });
    await agree('2026-11-21', { refundLimit: '10.00' });
    expect((await bench.read(id)).refundTerms.limit).toBe('20000.00');
    await agree('2026-11-20', { refundLimit: '500.00', refundDays: 0 });
    expect((await bench.read(id)).refundTerms).toMatchObject({
      ...{ limit: '500.00', lastDay: '2026-11-19', refusal: 'late' },
    });
    const today = await bench.pay({ amount: 50_000_00, at: '2026-11-20T01:00:00Z' });
    expect((await bench.refund(today, { refundAmount: 500 })).status).toBe(200);
    expect((await bench.refund(today, { refundAmount: 0.01 })).status).toBe(202);
  });
});
