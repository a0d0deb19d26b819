import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { codes, takingBench } from './takingBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof takingBench>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = await takingBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

describe('payments that a system tells of', () => {
  it('are taken in with what was sold, on the business day of their moment, under the source of the key', async () => {
    const answer = await bench.take([
      bench.payment('ONE', {
        at: '2026-11-19T16:30:00Z',
        cashier: 'Ana',
        ccAccountNumber: '4242',
        transactionType: 'HOME_CREDIT_CARD',
        items: [
          { name: 'Fan', quantity: 2, amount: 1000 },
          { name: 'Iron', quantity: 1, amount: '234.50' },
        ],
      }),
    ]);
    expect(answer.data).toMatchObject({ taken: 1, there: 0, refused: 0 });
    const id = answer.data.results[0]?.id;
    const { body } = await app.call('GET', `/api/transactions/${id}`, { as: 'store.manager' });
    expect(body.data).toMatchObject({
      ...{
        transactionRefNumber: 'ONE',
        source: 'SYS_1',
        day: '2026-11-20',
        amount: '1234.50',
        cashier: 'Ana',
      },
      ...{ ccAccountNumber: '4242', merchantId: bench.store.id, status: 'POSTED' },
      items: [
        { name: 'Fan', quantity: 2, amount: '1000.00' },
        { name: 'Iron', quantity: 1, amount: '234.50' },
      ],
    });
  });

  it('are there once, however often they are told of and by how many at a time', async () => {
    const many = Array.from({ length: 40 }, (_, at) => bench.payment(`MANY-${at}`));
    const answers = await Promise.all([bench.take(many), bench.take([...many].reverse()), bench.take(many)]);
    expect(answers.reduce((sum, { data }) => sum + data.taken, 0)).toBe(40);
    expect(answers.reduce((sum, { data }) => sum + data.there, 0)).toBe(80);
    const ids = new Set(answers.flatMap(({ data }) => data.results.map(({ id }) => id)));
    expect(ids.size).toBe(40);
    const { rows } = await app.admin.query(
      `select count(*)::int as n from payment_transaction where source = 'SYS_1' and reference like 'MANY-%'`,
    );
    expect(rows[0].n).toBe(40);
  });

  it('that come twice in one call are one, and differ where one of them does', async () => {
    const answer = await bench.take([
      bench.payment('TWICE'),
      bench.payment('TWICE'),
      bench.payment('TWICE', { amount: '1.00' }),
    ]);
    expect(codes(answer)).toEqual(['taken', 'there', 'differs']);
  });

  it.each([
    [{ amount: '1234.51' }],
    [{ transactionType: 'HOME_CREDIT_CARD' }],
    [{ at: '2026-11-19T09:15:00+08:00' }],
  ])('are refused under a reference that says something else: %j', async (of) => {
    await bench.take([bench.payment('SAME')]);
    expect(codes(await bench.take([bench.payment('SAME', of)]))).toEqual(['differs']);
    expect(codes(await bench.take([bench.payment('SAME', { cashier: 'Ben' })]))).toEqual(['there']);
  });

  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: -5 }],
    ['amount', { amount: '1.005' }],
    ['amount', { amount: '1e3' }],
    ['ccAccountNumber', { ccAccountNumber: '4111111111111111' }],
    ['transactionType', { transactionType: 'GOLD' }],
    ['at', { at: '2026-11-20' }],
    ['at', { at: '2026-11-20T09:15:00' }],
    ['reference', { reference: '' }],
    ['items.0.quantity', { items: [{ name: 'Fan', quantity: 0, amount: 1 }] }],
    ['void', { void: true }],
  ])('are refused one by one, with the field: %s of %j', async (field, of) => {
    const answer = await bench.take([bench.payment('GOOD'), bench.payment('BAD', of)]);
    expect(answer.status).toBe(200);
    expect(answer.data.results[1]).toMatchObject({ result: 'refused', code: 'invalid', id: null });
    expect(Object.keys(answer.data.results[1]?.fields ?? {})).toEqual([field]);
    expect(['taken', 'there']).toContain(answer.data.results[0]?.result);
    expect(JSON.stringify(answer.body)).not.toContain('4111111111111111');
  });

  it.each([
    ['unknown_store', { storeCode: 'S999999', partnerCode: undefined }],
    ['unknown_store', { partnerCode: 'NOBODY' }],
    ['product', { transactionType: 'CASH_LOAN' }],
    ['ahead', { at: '2026-11-20T10:06:00+08:00' }],
    ['late', { at: '2026-10-05T23:59:59+08:00' }],
  ])('are refused as %s: %j', async (code, of) => {
    expect(codes(await bench.take([bench.payment(`R-${code}`, of)]))).toEqual([code]);
  });

  it('ask for the partner’s code where several have a store of that code', async () => {
    const foreign = await bench.storeOf(2);
    await app.admin.query('update merchant set hsis_salesroom_code = $1 where id = $2', [
      bench.store.code,
      foreign.id,
    ]);
    const answer = await bench.take([
      bench.payment('AMB', { partnerCode: undefined }),
      bench.payment('AMB-OF'),
    ]);
    expect(codes(answer)).toEqual(['ambiguous_store', 'taken']);
    await app.admin.query('update merchant set hsis_salesroom_code = $1 where id = $2', [
      foreign.code,
      foreign.id,
    ]);
  });

  it('of another partner are refused to a key of one partner, as if the store were not there', async () => {
    const foreign = await bench.storeOf(2);
    const own = await bench.create({ allPartners: false, partnerIds: [bench.store.partnerId] });
    const other = { storeCode: foreign.code, partnerCode: foreign.partnerCode };
    const answer = await bench.take([bench.payment('P-1'), bench.payment('P-2', other)], own.key);
    expect(codes(answer)).toEqual(['taken', 'unknown_store']);
    expect(answer.data.results[1]?.message).toBe(
      'There is no store of this code, or it is not yours to tell of.',
    );
  });

  it('come a thousand at most and one at least', async () => {
    expect((await bench.take([])).status).toBe(400);
    const many = Array.from({ length: 1001 }, (_, at) => bench.payment(`T-${at}`));
    expect((await bench.take(many)).status).toBe(400);
    const thousand = await bench.take(many.slice(0, 1000));
    expect(thousand.data).toMatchObject({ taken: 1000, refused: 0 });
  });

  it('stand in the trail once a call', async () => {
    const entries = async () =>
      (
        await app.admin.query(
          `select actor, actor_role, after from audit.entry where event_type = 'PAYMENTS_TAKEN' order by id desc`,
        )
      ).rows;
    const before = (await entries()).length;
    await bench.take([
      bench.payment('TRAIL-1'),
      bench.payment('TRAIL-2'),
      bench.payment('TRAIL-3', { amount: 0 }),
    ]);
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toEqual({
      actor: 'SYS_1',
      actor_role: 'MACHINE',
      after: { taken: 2, there: 0, refused: 1 },
    });
  });
});

describe('payments that a system takes back', () => {
  const ids = async (...references: string[]) => {
    const { data } = await bench.take(references.map((reference) => bench.payment(reference)));
    return data.results.map(({ id }) => id);
  };

  it('are voided once, with the reason, and refunded no more', async () => {
    const [id] = await ids('V-1');
    const first = await bench.send('batch/void', [{ reference: 'V-1', reason: 'Wrong customer' }]);
    expect(codes(first)).toEqual(['taken']);
    expect(codes(await bench.send('batch/void', [{ reference: 'V-1' }]))).toEqual(['there']);
    const { body } = await app.call('GET', `/api/transactions/${id}`, { as: 'finance.officer' });
    expect(body.data).toMatchObject({ status: 'VOIDED', voidReason: 'Wrong customer', version: 2 });
    await expect(
      app.admin.query(
        `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by)
         select day, id, 'key-of-void', partner_id, merchant_id, 1, 'RETURN', 'x' from payment_transaction where id = $1`,
        [id],
      ),
    ).rejects.toThrow(/payment_transaction_void/);
  });

  it('are refused where they are unknown, another’s, or refunded', async () => {
    const [id] = await ids('V-2');
    await app.admin.query(
      `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by)
       select day, id, 'key-of-refund', partner_id, merchant_id, 1, 'RETURN', 'x' from payment_transaction where id = $1`,
      [id],
    );
    const other = await bench.create();
    await bench.take([bench.payment('OF-OTHER')], other.key);
    const answer = await bench.send('batch/void', [
      ...[{ reference: 'V-2' }, { reference: 'NONE' }, { reference: 'OF-OTHER' }, { reference: 7 }],
    ]);
    expect(codes(answer)).toEqual(['refunded', 'unknown', 'unknown', 'invalid']);
  });

  it('are voided without the number of a card in the reason', async () => {
    await ids('V-4');
    const answer = await bench.send('batch/void', [{ reference: 'V-4', reason: 'Card 4111 1111 1111 1111' }]);
    expect(codes(answer)).toEqual(['invalid']);
    expect(answer.body.data.results[0].fields).toHaveProperty('reason');
  });

  it('twice in one call are voided once', async () => {
    await ids('V-3');
    expect(codes(await bench.send('batch/void', [{ reference: 'V-3' }, { reference: 'V-3' }]))).toEqual([
      'taken',
      'there',
    ]);
  });
});
