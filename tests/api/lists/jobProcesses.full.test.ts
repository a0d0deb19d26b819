import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openJobProcesses } from '#server/jobs/processes/openJobProcesses.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Broken } from '#tests/support/app/brokenJobs.ts';
import { importBench } from '#tests/support/imports/importBench.ts';

const BROKEN_JOBS = new URL('../../support/app/brokenJobs.ts', import.meta.url);
const LIMITS = { computingMs: 500, chunkMs: 20_000, heapMb: 96 };
const LONG = 120_000;

let app: TestApp;
let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  await jobs?.stop();
  await app.admin.query(`update job set status = 'cancelled' where status in ('queued', 'running')`);
});
afterAll(() => app.stop());

const work = async (limits = LIMITS) => {
  const env = { ...process.env, DATA_DIR: app.deps.config.dataDir, LOG_LEVEL: 'silent' };
  const processes = openJobProcesses(BROKEN_JOBS, { databaseUrl: app.migratorUrl, limits, env });
  jobs = await startJobs(app.deps, app.migratorUrl, processes);
};
const order = async (what: Broken, as = 'sales.admin'): Promise<string> => {
  const params = { resource: 'merchants', query: what, columns: ['id'], format: 'csv', language: 'en' };
  const text = `insert into job (owner_id, kind, params) select id, 'export', $2 from user_account where username = $1
    returning id`;
  return (await app.admin.query(text, [as, params])).rows[0].id;
};
const job = async (id: string) =>
  (await app.admin.query('select status, attempts, deaths, message from job where id = $1', [id])).rows[0];
const isRunning = (id: string) =>
  expect.poll(() => job(id), { timeout: LONG }).toMatchObject({ status: 'running' });
const hasFailed = (id: string) =>
  expect.poll(() => job(id), { timeout: LONG }).toMatchObject({ status: 'failed' });

describe('a job that takes too much', () => {
  it.each<[Broken, Partial<typeof LIMITS>]>([
    ['computes', {}],
    ['fills', { computingMs: 60_000 }],
    ['exits', {}],
    ['waits', { chunkMs: 5_000 }],
  ])(
    'is set aside after the second time, and its owner reads why: %s',
    async (what, limits) => {
      const id = await order(what);
      await work({ ...LIMITS, ...limits });
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      await hasFailed(id);
      delay.disable();
      expect(delay.percentile(95) / 1e6).toBeLessThan(1_000);
      const { attempts, message } = await job(id);
      expect([attempts, message.en]).toEqual([2, expect.stringMatching(/set aside.*smaller file/)]);
      const { body } = await app.call('GET', '/api/notices', { as: 'sales.admin' });
      expect(body.data.list[0]).toMatchObject({ kind: 'job-failed', body: message.en });
    },
    LONG,
  );

  it(
    'leaves the other jobs alone and is not taken up by another server',
    async () => {
      const id = await order('computes');
      const other = await order('reports', 'sbo.reviewer');
      await work();
      await hasFailed(id);
      expect(await job(other)).toMatchObject({ status: 'running', attempts: 1, deaths: 0 });
      await jobs?.stop();
      await work();
      await isRunning(other);
      expect(await job(id)).toMatchObject({ status: 'failed', attempts: 2 });
    },
    LONG,
  );

  it(
    'ends its import, whose page says why',
    async () => {
      const bench = importBench(app);
      const { content } = await bench.generated({ rows: 3, seed: 1, share: 0, prefix: 'SET-' });
      const uploading = bench.upload('partner', 'computes.xlsx', content);
      await work();
      const read = async () =>
        (await app.admin.query(`select id, status from import_job where file_name = 'computes.xlsx'`))
          .rows[0];
      await expect.poll(read, { timeout: LONG }).toMatchObject({ status: 'failed' });
      await uploading;
      expect((await bench.read((await read()).id)).message).toMatch(/set aside/);
    },
    LONG,
  );
});

describe('a job in a process of its own', () => {
  it.each<Broken>(['reports', 'waits', 'computes'])(
    'is given back within five seconds when its server stops, and costs no attempt: %s',
    async (what) => {
      const id = await order(what);
      await work({ ...LIMITS, computingMs: 60_000 });
      await isRunning(id);
      const began = performance.now();
      await jobs?.stop();
      expect(performance.now() - began).toBeLessThan(6_000);
      expect(await job(id)).toMatchObject({ status: 'queued', attempts: 0, deaths: 0 });
    },
    LONG,
  );

  it(
    'stops when it is cancelled, and its process takes the next one',
    async () => {
      const id = await order('reports');
      await work();
      await isRunning(id);
      const next = await order('reports');
      expect((await app.call('POST', `/api/jobs/${id}/cancel`, { as: 'sales.admin' })).status).toBe(200);
      await isRunning(next);
      expect(await job(id)).toMatchObject({ status: 'cancelled' });
    },
    LONG,
  );
});
