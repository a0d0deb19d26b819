import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { startWorkers } from '#tests/support/app/workers.ts';
import { holdRows } from '#tests/support/imports/heldRows.ts';
import { importBench, partnerLine } from '#tests/support/imports/importBench.ts';

const CODES = Array.from({ length: 20 }, (_, at) => `CFC${String(at).padStart(2, '0')}`);

let app: TestApp;
let bench: ReturnType<typeof importBench>;
let child: ChildProcess | undefined;
beforeAll(async () => {
  app = await startTestApp();
  bench = importBench(app);
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

it('an import that was confirmed is written once, though every server dies between that and the writing', async () => {
  child = startWorkers(app);
  const job = await bench.partners(CODES.map((code) => partnerLine(code)));
  const { body } = await bench.commit(job);
  await kill();
  // Nobody is there to write it.
  const { approvalRequestId } = body.data;
  expect((await bench.decide(approvalRequestId, 'approve')).status).toBe(200);
  expect(await bench.read(job.id)).toMatchObject({ status: 'committing', counts: { created: 0 } });
  const again = await bench.decide(approvalRequestId, 'approve');
  expect([again.status, again.body.error]).toEqual([422, 'rule_request_final']);

  // The next one dies as it writes.
  const held = await holdRows(
    app,
    'select from import_verdict where import_id = $1 and row_no = 2 for update',
    [job.id],
  );
  child = startWorkers(app);
  await held.waitedFor();
  await kill();
  await held.letGo();
  child = startWorkers(app);
  const done = await bench.settled(job.id);
  expect(done).toMatchObject({
    status: 'done',
    counts: { created: CODES.length },
    confirmedBy: 'sbo.second',
  });
  const { rows } = await app.admin.query(
    `select count(*)::int as partners, count(distinct hsis_code)::int as codes, min(created_by) as by from partner
     where hsis_code ^@ 'CFC'`,
  );
  expect(rows).toEqual([{ partners: CODES.length, codes: CODES.length, by: 'sales.admin' }]);
}, 120_000);
