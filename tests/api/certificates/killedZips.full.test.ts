import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { startWorkers } from '#tests/support/app/workers.ts';
import { certificateBench, QUARTER } from './certificateBench.ts';

const AS = 'finance.officer';

let app: TestApp;
let child: ChildProcess | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await app.stop();
});

const one = async <T>(text: string, values: unknown[] = []): Promise<T> =>
  (await app.admin.query(text, values)).rows[0] as T;
const taken = () =>
  one(
    `select count(*)::int as downloads, count(distinct certificate_id)::int as certificates
     from certificate_2307_download where username = $1`,
    [AS],
  );
const zipped = () => one(`select count(*)::int as n from file where name like '%.zip'`);

it('a zip whose server is killed while it prints begins anew, and is one file in the end, each of it taken once', async () => {
  const zips = exportBench(app);
  const { body } = await certificateBench(app).get('', AS, { quarter: QUARTER, limit: '1' });
  const { total } = body.data;
  expect(total).toBeGreaterThan(20);
  const wanted = { resource: 'certificates', query: `quarter=${QUARTER}`, columns: [], format: 'zip' };
  const { id } = (await zips.order(AS, wanted)).body.data;
  const job = () =>
    one<{ status: string; progress: number; attempts: number }>(
      'select status, progress, attempts from job where id = $1',
      [id],
    );
  child = startWorkers(app);
  // Some of it is printed, and not all.
  await expect.poll(async () => (await job()).progress, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const killed = await job();
  expect(killed).toMatchObject({ status: 'running', attempts: 1 });
  expect(killed.progress).toBeLessThan(100);
  expect(await taken()).toEqual({ downloads: 0, certificates: 0 });
  expect(await zipped()).toEqual({ n: 0 });
  await zips.work();
  await expect.poll(job, { timeout: 60_000 }).toMatchObject({ status: 'done', attempts: 2 });
  await zips.rest();
  expect(await one('select row_count as n from job where id = $1', [id])).toEqual({ n: total });
  expect(await taken()).toEqual({ downloads: total, certificates: total });
  expect(await zipped()).toEqual({ n: 1 });
}, 180_000);
