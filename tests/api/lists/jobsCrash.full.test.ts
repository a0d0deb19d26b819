import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '#server/db/roles.ts';
import { lockOf } from '#server/jobs/jobLocks.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { startWorkers } from '#tests/support/app/workers.ts';

let app: TestApp;
let child: ChildProcess | undefined;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await app.stop();
});

const order = async (): Promise<string> => {
  const body = { resource: 'merchants', query: '', columns: ['id', 'province'], format: 'csv' };
  return (await app.call('POST', '/api/exports', { as: 'sales.admin', body })).body.data.id;
};

const job = async (id: string) =>
  (await app.admin.query('select status, attempts, file_id from job where id = $1', [id])).rows[0];

/** While held, no worker gets past its first look at the list, and people still sign in. */
const holdList = async () => {
  const client = new pg.Client({ connectionString: app.migratorUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table province in access exclusive mode');
  return () => client.end();
};

/** Held as by a worker that has given the job back and not let go of it yet. */
const holdLock = async (id: string) => {
  const client = new pg.Client(loginAs(app.migratorUrl, 'app_jobs'));
  await client.connect();
  await client.query(`select pg_advisory_lock(${lockOf('$1')})`, [id]);
  return () => client.end();
};

describe('a job whose server dies', () => {
  it('is taken up by another one and done once, after kill -9 in the middle of it', async () => {
    const id = await order();
    const release = await holdList();
    child = startWorkers(app, '--processes');
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'running', attempts: 1 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await release();
    const jobs = await startJobs(app.deps, app.migratorUrl);
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'done', attempts: 2 });
    await jobs.stop();
    const { rows } = await app.admin.query(`select count(*)::int as n from file where purpose = 'export'`);
    expect(rows[0].n).toBe(1);
  });

  it('is given back, and costs no attempt, when its server stops as it should', async () => {
    const id = await order();
    const release = await holdList();
    const jobs = await startJobs(app.deps, app.migratorUrl);
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'running' });
    const stopped = jobs.stop();
    await release();
    await stopped;
    expect(await job(id)).toMatchObject({ status: 'queued', attempts: 0, file_id: null });
    const again = await startJobs(app.deps, app.migratorUrl);
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'done', attempts: 1 });
    await again.stop();
  });

  it('is done soon after its former worker let go of it, though its turn came before that', async () => {
    const id = await order();
    const release = await holdLock(id);
    const jobs = await startJobs(app.deps, app.migratorUrl);
    const TAKEN = `select 1 from pgboss.job where data ->> 'id' = $1 and state = 'completed'`;
    await expect
      .poll(async () => (await app.admin.query(TAKEN, [id])).rowCount, { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(await job(id)).toMatchObject({ status: 'queued', attempts: 0 });
    await release();
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'done', attempts: 1 });
    await jobs.stop();
  });

  it('is taken up again after its end could not be written, by whichever connection', async () => {
    const id = await order();
    await app.admin.query(
      `alter table job add constraint no_end check (status <> 'done' and status <> 'failed') not valid`,
    );
    const jobs = await startJobs(app.deps, app.migratorUrl);
    const TAKEN = `select 1 from pgboss.job where data ->> 'id' = $1 and state in ('retry', 'failed')`;
    await expect
      .poll(async () => (await app.admin.query(TAKEN, [id])).rowCount, { timeout: 20_000 })
      .toBeGreaterThan(0);
    const HELD = `select 1 from pg_locks where locktype = 'advisory' and granted
      and (classid::bigint << 32 | objid::bigint) = ${lockOf('$1::text')}`;
    await expect.poll(async () => (await app.admin.query(HELD, [id])).rowCount, { timeout: 20_000 }).toBe(0);
    await app.admin.query('alter table job drop constraint no_end');
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'done' });
    await jobs.stop();
  });

  it('is tried anew at the price of an attempt where the database gave it up for another transaction', async () => {
    const id = await order();
    await app.admin.query(`create function give_up() returns trigger language plpgsql as $$
      begin if new.status = 'done' and new.attempts < 3 then raise exception 'victim' using errcode = '40P01'; end if; return new; end $$`);
    await app.admin.query(
      'create trigger give_up before update on job for each row execute function give_up()',
    );
    const jobs = await startJobs(app.deps, app.migratorUrl);
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'done', attempts: 3 });
    await jobs.stop();
    await app.admin.query('drop function give_up cascade');
  });

  it('that runs is cancelled between two batches and leaves no file', async () => {
    const id = await order();
    const release = await holdList();
    const jobs = await startJobs(app.deps, app.migratorUrl);
    await expect.poll(() => job(id), { timeout: 20_000 }).toMatchObject({ status: 'running' });
    await app.call('POST', `/api/jobs/${id}/cancel`, { as: 'sales.admin' });
    await release();
    await jobs.stop();
    expect(await job(id)).toMatchObject({ status: 'cancelled', file_id: null });
  });
});
