import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONNECTION_BUDGET, CONNECTIONS, JOB_CONNECTIONS } from '#server/db/connections.ts';
import { openPools } from '#server/db/pools.ts';
import { WORKERS } from '#server/jobs/startWorkers.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { openProcesses, startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let jobs: Awaited<ReturnType<typeof startJobs>>;
beforeAll(async () => {
  app = await startTestApp();
  const env = { ...process.env, DATA_DIR: app.deps.config.dataDir };
  jobs = await startJobs(app.deps, app.migratorUrl, openProcesses(app.migratorUrl, env));
});
afterAll(async () => {
  await jobs.stop();
  await app.stop();
});

/** PostgreSQL's usual `max_connections`, what it keeps for superusers, and what a start or `admin:create` takes. */
const [USUAL, SUPERUSERS, MIGRATOR] = [100, 3, 2];

const OPEN = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and usename like 'app\\_%'`;
const open = async (): Promise<number> => (await app.admin.query(OPEN)).rows[0].n;

describe('the connections of one server', () => {
  it('are within its budget, of which four fit an ordinary PostgreSQL', async () => {
    const own = openPools(app.migratorUrl);
    const { plain, end: _end, ...piped } = own;
    const ofJobs = openJobsPool(app.migratorUrl);
    const pools: pg.Pool[] = [...Object.values(piped), ...Object.values(plain), ofJobs];
    const most = pools.reduce<number>((sum, pool) => sum + (pool.options.max ?? 10), CONNECTIONS.probe);
    await Promise.all([ofJobs.end(), own.end()]);
    expect(most + WORKERS * JOB_CONNECTIONS).toBeLessThanOrEqual(CONNECTION_BUDGET);
    expect(4 * CONNECTION_BUDGET).toBeLessThanOrEqual(USUAL - SUPERUSERS - MIGRATOR);
  });

  it('are never more under load, and everybody is served', async () => {
    const paths = ['/api/partners', '/api/merchants', '/api/promos'];
    const people = ['sales.admin', 'partner.admin', 'store.manager', 'it.support'];
    const tokens = new Map<string, string>();
    for (const name of people) tokens.set(name, (await app.login(name)).accessToken);
    const body = { resource: 'merchants', query: '', columns: ['id', 'province'], format: 'xlsx' };
    for (const name of ['sales.admin', 'partner.admin', 'sales.admin'])
      await app.call('POST', '/api/exports', { as: tokens.get(name), body });

    let isOver = false;
    const seen: number[] = [];
    const watching = (async () => {
      while (!isOver) seen.push(await open());
    })();
    const calls = Array.from({ length: 300 }, (_, at) => {
      const name = people[at % people.length] ?? '';
      return app.call('GET', paths[at % paths.length] ?? '', { as: tokens.get(name) });
    });
    const answers = await Promise.all(calls);
    isOver = true;
    await watching;
    expect(new Set(answers.map(({ status }) => status).filter((status) => status >= 500))).toEqual(new Set());
    expect(Math.max(...seen)).toBeGreaterThan(8);
    expect(Math.max(...seen)).toBeLessThanOrEqual(CONNECTION_BUDGET);
  }, 120_000);
});
