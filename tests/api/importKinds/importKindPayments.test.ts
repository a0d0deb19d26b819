import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { CLERK, PAYMENT_HEADER, paymentSheetBench } from './paymentSheetBench.ts';

const CARD = '4111111111111111';

let app: TestApp;
let bench: Awaited<ReturnType<typeof paymentSheetBench>>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = await paymentSheetBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

describe('a sheet of payments', () => {
  it('tells of them as a system does: in their stores, under their source, once', async () => {
    await bench.taking.create({ name: 'Tills', source: 'TILLS' });
    const job = await bench.staged([
      bench.line('IN-1', {
        ccAccountNumber: '0042',
        cashier: 'Ana',
        items: '2 x Fan = 1000.00; Iron = 234.50',
      }),
      bench.line('IN-2', { source: 'tills', time: '2:05 PM', day: '11/19/2026', amount: '"1,000"' }),
    ]);
    expect(await bench.verdicts(job)).toEqual([['create'], ['create']]);
    expect((await bench.written(job)).counts).toMatchObject({ created: 2, failed: 0 });
    expect(await bench.payments('IN-_')).toMatchObject([
      { source: 'SHEET', day: '2026-11-20', amount: '123450', card: '0042', cashier: 'Ana', by: CLERK },
      { source: 'TILLS', day: '2026-11-19', amount: '100000', by: CLERK },
    ]);
    const [{ link } = { link: null }] = await bench.rows(job);
    const { body } = await app.call('GET', `/api${link}`, { as: CLERK });
    expect(body.data.items).toMatchObject([
      { name: 'Fan', quantity: 2, amount: '1000.00' },
      { name: 'Iron', quantity: 1, amount: '234.50' },
    ]);
  });

  it('names all that is wrong with each', async () => {
    const { rows: foreign } = await app.admin.query(
      `select hsis_code as code from partner where id <> $1 and hsis_code is not null order by id limit 1`,
      [bench.taking.store.partnerId],
    );
    const job = await bench.staged([
      bench.line('BAD-1', { amount: '0' }),
      bench.line('BAD-2', { amount: '-5.00' }),
      bench.line('BAD-3', { amount: '1.005' }),
      bench.line('BAD-4', { hsisSalesroomCode: 'NOWHERE', amount: '0', transactionType: 'Gift Card' }),
      bench.line('BAD-5', { hsisPartnerCode: foreign[0].code }),
      bench.line('BAD-6', { day: '2026-11-21' }),
      bench.line('BAD-7', { day: '2026-10-01' }),
      bench.line('BAD-8', { ccAccountNumber: CARD }),
      bench.line('BAD-9', { source: 'SYS_1', transactionType: 'Cash Loan' }),
      bench.line('BAD-10', { source: 'TILS' }),
      bench.line('BAD-11', { time: '25:00', items: 'Fan' }),
      bench.line('BAD-12'),
      bench.line('BAD-12'),
      bench.line('', {}),
    ]);
    const [zero, ...others] = await bench.verdicts(job);
    expect(zero).toEqual(['error', 'amount not_paid']);
    expect(others.map(([, ...problems]) => problems)).toEqual([
      ['amount out_of_range'],
      ['amount not_amount'],
      ['amount not_paid', 'hsisSalesroomCode unknown_code', 'transactionType not_choice'],
      ['hsisSalesroomCode unknown_code'],
      ['day ahead'],
      ['day late'],
      ['ccAccountNumber card_number'],
      ['transactionType not_of_source'],
      ['source not_source'],
      expect.arrayContaining(['time not_hour', 'items not_item']),
      [],
      ['reference twice_in_file'],
      ['reference required'],
    ]);
    expect((await bench.written(job)).counts).toMatchObject({ created: 1 });
    expect(await bench.payments('BAD-%')).toHaveLength(1);
  });

  it('is there, unchanged, when it is told again, and a conflict when it is told otherwise', async () => {
    await bench.written(await bench.staged([bench.line('AGAIN-1'), bench.line('AGAIN-2')]));
    const again = await bench.staged([
      bench.line('AGAIN-1', { time: '10:00' }),
      bench.line('AGAIN-2', { amount: '1234.51' }),
      bench.line('AGAIN-3'),
    ]);
    expect(await bench.verdicts(again)).toEqual([['unchanged'], ['error', 'reference differs'], ['create']]);
    await bench.written(again);
    expect((await bench.payments('AGAIN-%')).map(({ amount }) => amount)).toEqual([
      '123450',
      '123450',
      '123450',
    ]);
    // A system and a sheet tell of one payment.
    await bench.taking.take([bench.taking.payment('BOTH', { amount: '1234.50' })]);
    expect(await bench.verdicts(await bench.staged([bench.line('BOTH', { source: 'SYS_1' })]))).toEqual([
      ['unchanged'],
    ]);
  });

  it('is not asked to be confirmed with what somebody else has told of since its check', async () => {
    const job = await bench.staged([
      bench.line('RACE-1', { source: 'SYS_1' }),
      bench.line('RACE-2', { source: 'SYS_1' }),
    ]);
    await bench.taking.take([bench.taking.payment('RACE-1')]);
    const { status, body } = await bench.commit(job, {}, CLERK, 'transactions');
    expect([status, body.error]).toEqual([422, 'rule_import_busy']);
    expect(await bench.payments('RACE-%')).toHaveLength(1);
  });

  it('of a blocked store is taken in with a warning', async () => {
    await app.admin.query(`update merchant set status = 'B' where id = $1`, [bench.taking.store.id]);
    try {
      const job = await bench.staged([bench.line('BLOCKED-1')]);
      expect(await bench.verdicts(job)).toEqual([['create', 'hsisSalesroomCode store_blocked']]);
    } finally {
      await app.admin.query(`update merchant set status = 'A' where id = $1`, [bench.taking.store.id]);
    }
  });
});

it('has a source that no system may have', async () => {
  await expect(bench.taking.create({ name: 'Sheets', source: 'SHEET' })).rejects.toThrow(
    'rule_machine_taken',
  );
});

describe('taking back a sheet of payments', () => {
  it('voids what was neither refunded nor settled, keeps the rest, and uses up the references', async () => {
    const job = await bench.written(
      await bench.staged([
        bench.line('BACK-1'),
        bench.line('BACK-2'),
        bench.line('BACK-3', { transactionType: 'HCPay' }),
      ]),
    );
    await app.admin.query(
      `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by)
       select day, id, 'key-of-a-refund', partner_id, merchant_id, 100, 'GOODWILL', 'x' from payment_transaction where reference = 'BACK-2'`,
    );
    await app.admin.query(
      `update payment_transaction set status = 'VOIDED', voided_at = now(), voided_by = 'TILLS', version = version + 1
       where reference = 'BACK-3'`,
    );
    await app.call('POST', `/api/batch-processing/imports/${job.id}/undo`, {
      as: CLERK,
      headers: { 'If-Match': String(job.version) },
    });
    const done = await bench.settled(job.id, CLERK);
    expect(done.counts).toMatchObject({ reversed: 1, refused: 1, editedSince: 1 });
    expect(await bench.payments('BACK-%')).toMatchObject([
      { status: 'VOIDED', why: `Import ${job.id} was taken back` },
      { status: 'POSTED' },
      { status: 'VOIDED', why: null },
    ]);
    const again = await bench.staged([bench.line('BACK-1'), bench.line('BACK-2')]);
    expect(await bench.verdicts(again)).toEqual([['error', 'reference was_voided'], ['unchanged']]);
  });
});

describe('who tells of payments by a sheet', () => {
  it.each(['partner.admin', 'store.manager', 'loyalty.editor', 'it.support'])('is not %s', async (as) => {
    expect((await bench.upload('transactions', 'payments.csv', PAYMENT_HEADER, as)).status).toBe(403);
    const template = await app.call('GET', '/api/batch-processing/templates/transactions', { as });
    expect(template.status).toBe(403);
  });

  it('sees no imports of other kinds for it', async () => {
    const { status } = await app.call('GET', '/api/batch-processing/imports', {
      as: CLERK,
      query: { kind: 'partner' },
    });
    expect(status).toBe(403);
  });
});

it('takes 6,000 rows in, once', async () => {
  const lines = Array.from({ length: 6_000 }, (_, at) =>
    bench.line(`MANY-${at}`, { amount: `${at + 1}.25` }),
  );
  const job = await bench.staged(lines);
  expect(job.counts).toMatchObject({ total: 6_000, create: 6_000, error: 0 });
  expect((await bench.written(job)).counts).toMatchObject({ created: 6_000, failed: 0 });
  const { rows: sums } = await app.admin.query(
    `select count(*)::int as n, sum(amount)::text as sum from payment_transaction where reference like 'MANY-%'`,
  );
  expect(sums[0]).toEqual({ n: 6_000, sum: String(6_000 * 25 + 100 * ((6_000 * 6_001) / 2)) });
  const again = await bench.staged([...lines, bench.line('MANY-LAST')]);
  expect(again.counts).toMatchObject({ unchanged: 6_000, create: 1 });
});
