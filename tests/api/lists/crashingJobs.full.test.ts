import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Broken } from '#tests/support/app/brokenJobs.ts';
import { startWorkers } from '#tests/support/app/workers.ts';

const LONG = 120_000;
const KILLS = 4;

let app: TestApp;
let server: ChildProcess | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  await kill();
  await app.admin.query(`update job set status = 'cancelled' where status in ('queued', 'running')`);
});
afterAll(() => app.stop());

const kill = async () => {
  if (server?.kill('SIGKILL')) await once(server, 'exit');
  server = undefined;
};
const order = async (what: Broken, as: string): Promise<string> => {
  const params = { importId: '0', kind: 'partner', fileName: what, step: 'read', language: 'en', link: '/' };
  const text = `insert into job (owner_id, kind, params) select id, 'import', $2 from user_account where username = $1
    returning id`;
  return (await app.admin.query(text, [as, params])).rows[0].id;
};
const job = async (id: string) =>
  (
    await app.admin.query(
      'select status, attempts, deaths, lost_turns as lost, message from job where id = $1',
      [id],
    )
  ).rows[0];
/** Its process has begun, which is when it reports for the first time. */
const isAtWork = (id: string) =>
  expect
    .poll(async () => (await app.admin.query('select row_count from job where id = $1', [id])).rows[0], {
      timeout: LONG,
    })
    .toEqual({ row_count: 0 });
const becomes = (id: string, wanted: object) =>
  expect.poll(() => job(id), { timeout: LONG }).toMatchObject(wanted);

describe('a job that takes its server down', () => {
  it(
    'runs alone the second time, is set aside then, and costs the job beside it nothing',
    async () => {
      const culprit = await order('crashes', 'sales.admin');
      const innocent = await order('waits', 'sbo.reviewer');
      for (const [crash, attemptsBeside] of [1, 1].entries()) {
        server = startWorkers(app, '--broken');
        const [, signal] = await once(server, 'exit');
        expect(signal).toBe('SIGKILL');
        expect(await job(culprit)).toMatchObject({ status: 'running', attempts: crash + 1, lost: crash + 1 });
        expect(await job(innocent)).toMatchObject({ attempts: attemptsBeside, lost: 1 });
      }
      server = startWorkers(app, '--broken');
      await becomes(culprit, { status: 'failed', attempts: 3 });
      await becomes(innocent, { status: 'running', attempts: 2 });
      const { message } = await job(culprit);
      expect(message.en).toMatch(/Suki stopped 2 times.*set aside/);
      const { body } = await app.call('GET', '/api/notices', { as: 'sales.admin' });
      expect(body.data.list[0]).toMatchObject({ kind: 'job-failed', body: message.en });
    },
    LONG,
  );

  it(
    'is suspected no longer when it gets further than before',
    async () => {
      const id = await order('reports', 'sales.admin');
      await app.admin.query('update job set lost_turns = 1, furthest = 0 where id = $1', [id]);
      server = startWorkers(app, '--broken');
      await becomes(id, { status: 'running', lost: 2 });
      await becomes(id, { status: 'running', lost: 1 });
    },
    LONG,
  );
});

describe('a job whose server is killed', () => {
  it(
    `is not suspected, as its process outlives the server, and is taken up again after each of ${KILLS} kills`,
    async () => {
      const id = await order('waits', 'sales.admin');
      for (let at = 1; at <= KILLS; at += 1) {
        await app.admin.query('update job set row_count = null where id = $1', [id]);
        server = startWorkers(app, '--broken');
        await becomes(id, { status: 'running', attempts: at, lost: 1 });
        await isAtWork(id);
        await kill();
        await becomes(id, { lost: 0 });
      }
      server = startWorkers(app, '--broken');
      await becomes(id, { status: 'running', attempts: KILLS + 1, deaths: 0 });
    },
    LONG,
  );
});
