import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type DeliveryBench, deliveryBench, outcomes } from '#tests/support/settlement/deliveryBench.ts';

let app: TestApp;
let bench: DeliveryBench;
beforeAll(async () => {
  app = await startTestApp();
  bench = await deliveryBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const DELIVERED = {
  status: 'DELIVERED',
  deliveredAt: '2026-11-20T09:40:00+08:00',
  deliveryReceipt: 'DR-1',
};
const CANCELLED = {
  status: 'CANCELLED',
  cancelledAt: '2026-11-20T09:40:00+08:00',
  cancelReason: 'Out of stock',
};

describe('delivery advices that a system tells of', () => {
  it('come by the call of payments, with initials for the customer and nothing more of the name', async () => {
    const answer = await bench.advise([bench.advice('ONE')]);
    expect(answer.data).toMatchObject({ taken: 0, deliveryAdvices: { taken: 1, there: 0, refused: 0 } });
    const id = answer.data.deliveryAdvices.results[0]?.id;
    const { body } = await app.call('GET', `/api/delivery-advice/${id}`, { as: 'store.manager' });
    expect(body.data).toMatchObject({
      ...{ number: 'ONE', loanContractNumber: '4300000001', customer: 'M••• S•••', amount: '16500.00' },
      ...{ status: 'FOR_DELIVERY', merchantId: bench.store.id, itemNames: '1 × Refrigerator; 2 × Fan' },
      ...{ dtimeIssued: '2026-11-20T01:15:00.000Z', dtimeDelivered: null, dtimeEndTaken: null },
      items: [
        { name: 'Refrigerator', quantity: 1, amount: '14850.00' },
        { name: 'Fan', quantity: 2, amount: '1650.00' },
      ],
    });
    const { rows } = await app.admin.query(
      `select (select to_jsonb(a)::text from delivery_advice a where a.id = $1) as kept,
         (select string_agg(e.after::text, '') from audit.entry e where e.actor = $2) as trail`,
      [id, 'SYS_2'],
    );
    expect(rows[0].trail).toContain('"taken": 1');
    expect(/Maria|Santos/.test(rows[0].kept + rows[0].trail)).toBe(false);
  });

  it('are there once, however often they are told of and by how many at a time', async () => {
    const many = Array.from({ length: 30 }, (_, at) => bench.advice(`MANY-${at}`));
    const answers = await Promise.all([
      bench.advise(many),
      bench.advise([...many].reverse()),
      bench.advise(many),
    ]);
    const sum = (of: 'taken' | 'there') =>
      answers.reduce((all, { data }) => all + data.deliveryAdvices[of], 0);
    expect([sum('taken'), sum('there')]).toEqual([30, 60]);
    const items = await app.admin.query(
      `select count(*)::int as n from delivery_item i join delivery_advice a on a.id = i.advice_id where a.number like 'MANY-%'`,
    );
    expect(items.rows[0].n).toBe(60);
  });

  it('go on once they are delivered, whenever older news come', async () => {
    await bench.advise([bench.advice('GO')]);
    const delivered = bench.advice('GO', DELIVERED);
    expect(outcomes(await bench.advise([delivered]))).toEqual(['taken']);
    expect(outcomes(await bench.advise([delivered, bench.advice('GO')]))).toEqual(['there', 'there']);
    expect(outcomes(await bench.advise([bench.advice('GO', CANCELLED)]))).toEqual(['ended']);
    const again = bench.advice('GO', { ...DELIVERED, deliveryReceipt: 'DR-2' });
    expect(outcomes(await bench.advise([again]))).toEqual(['differs']);
    const { body } = await app.call('GET', '/api/delivery-advice?q=GO', { as: 'sales.admin' });
    expect(body.data.list).toMatchObject([
      {
        status: 'DELIVERED',
        dtimeDelivered: '2026-11-20T01:40:00.000Z',
        deliveryReceipt: 'DR-1',
        version: 2,
      },
    ]);
  });

  it('that come twice in one call are looked at as if they came in two', async () => {
    const answer = await bench.advise([
      bench.advice('TWICE'),
      bench.advice('TWICE', CANCELLED),
      bench.advice('TWICE', DELIVERED),
    ]);
    expect(outcomes(answer)).toEqual(['taken', 'taken', 'ended']);
  });

  it('may be told of for the first time when they have ended', async () => {
    expect(outcomes(await bench.advise([bench.advice('LATE-NEWS', DELIVERED)]))).toEqual(['taken']);
  });

  it.each([
    [{ amount: '16500.01' }],
    [{ loanContractNumber: '4300000002' }],
    [{ customer: 'Maria Cruz' }],
    [{ issuedAt: '2026-11-20T09:16:00+08:00' }],
  ])('are refused under a number that says something else: %j', async (of) => {
    await bench.advise([bench.advice('SAME')]);
    expect(outcomes(await bench.advise([bench.advice('SAME', of)]))).toEqual(['differs']);
  });

  it.each([
    ['amount', { amount: '0' }],
    ['items', { items: [] }],
    ['items.0.name', { items: [{ name: 'Card 4111111111111111', quantity: 1, amount: 1 }] }],
    ['customer', { customer: ' ' }],
    ['issuedAt', { issuedAt: '2026-11-20' }],
    ['status', { status: 'RETURNED' }],
    ['deliveredAt', { status: 'DELIVERED' }],
    ['deliveredAt', { ...DELIVERED, status: undefined, deliveryReceipt: undefined }],
    ['deliveredAt', { ...DELIVERED, deliveredAt: '2026-11-20T09:14:59+08:00' }],
    ['cancelReason', { ...CANCELLED, cancelReason: undefined }],
    ['void', { void: true }],
  ])('are refused one by one, with the field: %s of %j', async (field, of) => {
    const answer = await bench.advise([bench.advice('GOOD'), bench.advice('BAD', of)]);
    expect(answer.status).toBe(200);
    const [good, bad] = answer.data.deliveryAdvices.results;
    expect(['taken', 'there']).toContain(good?.result);
    expect(bad).toMatchObject({ reference: 'BAD', result: 'refused', code: 'invalid', id: null });
    expect(Object.keys(bad?.fields ?? {})).toEqual([field]);
  });

  it.each([
    ['unknown_store', { storeCode: 'S999999', partnerCode: undefined }],
    ['ahead', { issuedAt: '2026-11-20T10:06:00+08:00' }],
    ['ahead', { ...DELIVERED, deliveredAt: '2026-11-20T10:06:00+08:00' }],
    ['late', { issuedAt: '2026-10-05T23:59:59+08:00' }],
  ])('are refused as %s: %j', async (code, of) => {
    expect(outcomes(await bench.advise([bench.advice(`R-${code}`, of)]))).toEqual([code]);
  });

  it('end however long ago they were issued', async () => {
    await bench.advise([bench.advice('OLD')]);
    app.clock.advance(60 * 86_400_000);
    const delivered = bench.advice('OLD', { ...DELIVERED, deliveredAt: '2027-01-18T09:40:00+08:00' });
    expect(outcomes(await bench.advise([delivered]))).toEqual(['taken']);
    app.clock.advance(-60 * 86_400_000);
  });

  it('are refused of a key that tells of no POS loans, or of another partner', async () => {
    const { key } = await bench.create({ transactionTypes: ['HCPAY'] });
    expect(outcomes(await bench.advise([bench.advice('NO')], key))).toEqual(['product']);
    const other = await bench.create({
      transactionTypes: ['POS_LOAN'],
      allPartners: false,
      partnerIds: ['2'],
    });
    expect(outcomes(await bench.advise([bench.advice('NO')], other.key))).toEqual(['unknown_store']);
  });

  it('come beside payments in one call, and a call of neither says what to send', async () => {
    const both = await bench.send({
      transactions: [bench.payment('PAID')],
      deliveryAdvices: [bench.advice('BOTH')],
    });
    expect(both.data).toMatchObject({ taken: 1, deliveryAdvices: { taken: 1 } });
    const neither = await bench.send({});
    expect(neither.status).toBe(400);
    expect(JSON.stringify(neither.body)).toContain('Send payments, delivery advices, or both');
  });

  it('stand in the trail once a call, and where they went on to by name', async () => {
    await bench.advise([bench.advice('TRAIL')]);
    await bench.advise([bench.advice('TRAIL', CANCELLED)]);
    const events = await app.admin.query(
      `select e.after from audit.entry e where e.target = 'delivery_advice' and e.operation <> 'UPDATE' order by e.id desc limit 2`,
    );
    expect(events.rows.map(({ after }) => after)).toEqual([
      { taken: 1, there: 0, refused: 0 },
      { taken: 1, there: 0, refused: 0 },
    ]);
    const { rows } = await app.admin.query(
      `select e.after from audit.entry e join delivery_advice a on a.id::text = e.key
        where e.target = 'delivery_advice' and e.operation = 'UPDATE' and a.number = 'TRAIL'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].after).toMatchObject({ status: 'CANCELLED', cancel_reason: 'Out of stock' });
  });
});
