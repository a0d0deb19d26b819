import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { startWorkers } from '#tests/support/app/workers.ts';
import { holdRows } from '#tests/support/imports/heldRows.ts';
import { CLERK, CONFIRMER, paymentSheetBench } from './paymentSheetBench.ts';

const COUNT = 20;

let app: TestApp;
let bench: Awaited<ReturnType<typeof paymentSheetBench>>;
let child: ChildProcess | undefined;
beforeAll(async () => {
  app = await startTestApp();
  bench = await paymentSheetBench(app);
});
afterAll(async () => {
  await kill();
  await app.stop();
});

const kill = async () => {
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
  child = undefined;
};

it('payments that were confirmed are taken in once, though every server dies between that and the writing', async () => {
  child = startWorkers(app);
  const lines = Array.from({ length: COUNT }, (_, at) => bench.line(`KILL-${at}`, { source: 'SYS_1' }));
  const job = await bench.staged(lines);
  const requestId = await bench.asked(job);
  await kill();
  // Nobody is there to write them.
  expect((await bench.decide(requestId, 'approve', CONFIRMER)).status).toBe(200);
  expect(await bench.read(job.id, CLERK)).toMatchObject({ status: 'committing', counts: { created: 0 } });
  expect(await bench.payments('KILL-%')).toEqual([]);
  const again = await bench.decide(requestId, 'approve', 'sales.admin');
  expect([again.status, again.body.error]).toEqual([422, 'rule_request_final']);
  // The till is back, and tells of one of them itself.
  await bench.taking.take([bench.taking.payment('KILL-7')]);

  // The next one dies as it writes.
  const lock = 'select from import_verdict where import_id = $1 and row_no = 2 for update';
  const held = await holdRows(app, lock, [job.id]);
  child = startWorkers(app);
  await held.waitedFor();
  await kill();
  await held.letGo();
  child = startWorkers(app);
  expect(await bench.settled(job.id, CLERK)).toMatchObject({
    status: 'done_with_errors',
    counts: { created: COUNT - 1, failed: 1 },
    confirmedBy: CONFIRMER,
  });
  const payments = await bench.payments('KILL-%');
  expect(payments).toHaveLength(COUNT);
  expect(new Set(payments.map(({ reference }) => reference)).size).toBe(COUNT);
}, 120_000);
