import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { CLERK, CONFIRMER, PAYMENT_COLUMN, paymentSheetBench } from './paymentSheetBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof paymentSheetBench>>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = await paymentSheetBench(app);
});
afterAll(() => app.stop());

/** Orders the writing of an import past every call, in the name of whoever would have confirmed it. */
const order = (importId: string, confirmedBy: string | null = CONFIRMER) =>
  app.admin.query(`update import_job set status = 'committing', confirmed_by = $2 where id = $1`, [
    importId,
    confirmedBy,
  ]);
const REFUSED = { code: '42501' };

describe('the database writes no payments that nobody has confirmed', () => {
  it('though none of them is known to need it', async () => {
    const job = await bench.staged([bench.line('PAST-1'), bench.line('PAST-2')]);
    await app.admin.query('update import_verdict set matters = null where import_id = $1', [job.id]);
    const { status } = await bench.commit(job, {}, CLERK, 'transactions');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await bench.read(job.id, CLERK)).toMatchObject({ status: 'review' });
    await expect(order(job.id)).rejects.toMatchObject(REFUSED);
    await expect(
      app.admin.query(
        `insert into import_job (kind, owner_id, created_by, file_name, file_size, file_sha256, status)
         select 'transactions', owner_id, created_by, file_name, file_size, file_sha256, 'committing' from import_job where id = $1`,
        [job.id],
      ),
    ).rejects.toMatchObject(REFUSED);
    expect(await bench.payments('PAST-%')).toEqual([]);
  });

  it('nor while the request waits, nor once it was refused', async () => {
    const job = await bench.staged([bench.line('WAITS-1')]);
    const requestId = await bench.asked(job);
    await expect(order(job.id)).rejects.toMatchObject(REFUSED);
    await bench.decide(requestId, 'refuse', CONFIRMER);
    await expect(order(job.id)).rejects.toMatchObject(REFUSED);
    expect(await bench.payments('WAITS-%')).toEqual([]);
  });

  it('nor by what was confirmed of other rows, nor in the name of somebody who has not confirmed it', async () => {
    const first = await bench.staged([bench.line('OTHER-1'), bench.line('OTHER-2', { amount: '0' })]);
    const job = await bench.written(first);
    await bench.edit(job.id, [{ row: 3, column: PAYMENT_COLUMN.amount ?? 0, text: '900000.00' }], CLERK);
    await bench.settled(job.id, CLERK);
    await expect(order(job.id)).rejects.toMatchObject(REFUSED);
    const requestId = await bench.asked(await bench.read(job.id, CLERK));
    await expect(order(job.id)).rejects.toMatchObject(REFUSED);
    await app.admin.query('begin');
    await app.admin.query(
      `update approval_request r set state = 'APPLIED', checker_id = u.id, checker = u.username from user_account u
       where r.id = $1 and u.username = $2`,
      [requestId, CONFIRMER],
    );
    await app.admin.query('savepoint confirmed');
    for (const name of [null, 'sales.admin', CLERK]) {
      await expect(order(job.id, name)).rejects.toMatchObject(REFUSED);
      await app.admin.query('rollback to confirmed');
    }
    await app.admin.query(`update import_job set version = version + 1 where id = $1`, [job.id]);
    await expect(order(job.id)).rejects.toMatchObject(REFUSED);
    await app.admin.query('rollback');
    expect(await bench.payments('OTHER-%')).toHaveLength(1);
    expect((await bench.decide(requestId, 'approve', CONFIRMER)).status).toBe(200);
    await bench.settled(job.id, CLERK);
    expect(await bench.payments('OTHER-%')).toHaveLength(2);
  });
});
