import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Hono } from 'hono';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { bringUp } from '#server/bringUp.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts';
import { ensureDatabase } from '#server/db/migrator.ts';
import { openProbeConnection, type ProbeConnection } from '#server/db/probeConnection.ts';
import { openProbes } from '#server/http/probes.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { startAppOn, type TestApp } from '#tests/support/app/runApp.ts';

const run = promisify(execFile);

let folder: string;
let database: EmbeddedDatabase;
let app: TestApp;
let connection: ProbeConnection;
// A PostgreSQL of this file's own, which may be stopped.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-probes-'));
  // As root the database runs as another account, which has to reach it here.
  await chmod(folder, 0o755);
  database = await startEmbedded(folder);
  await ensureDatabase(database.url);
  await bringUp(database.url, { demo: false });
  app = await startAppOn(database.url, { jobs: true });
  app.admin.on('error', () => undefined);
  connection = openProbeConnection(app.migratorUrl);
}, 180_000);
afterAll(async () => {
  await connection.end();
  await app.stop();
  await database.stop();
  await rm(database.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: { status: string; checks: Record<string, { status: string }> };
  ms: number;
}

const ask = async (path: string, of: Pick<Hono, 'request'> = app.app): Promise<Answer> => {
  const asked = performance.now();
  const response = await of.request(path);
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, body, ms: performance.now() - asked };
};
/** The checks of `/readyz` that are not as they should be, behind the status of the answer. */
const failing = async (of?: Pick<Hono, 'request'>): Promise<string> => {
  const { status, body, ms } = await ask('/readyz', of);
  expect(ms).toBeLessThan(1_000);
  const checks = Object.entries(body.checks).filter(([, check]) => check.status !== 'ok');
  return [status, ...checks.map(([name, check]) => `${name} ${check.status}`)].join(' ');
};
const becomes = (of?: Pick<Hono, 'request'>) => expect.poll(() => failing(of), { timeout: 20_000 });

/** The same server with a data folder of the test's own. */
const appOver = async (dataDir: string | undefined, isQueueAlive = () => true, own = connection) => {
  const clock = { skewSeconds: () => 0 };
  const probes = await openProbes({ connection: own, clock, isQueueAlive, dataDir });
  return createApp({ ...app.deps, probes }, join(folder, 'no-portal'));
};

describe('/readyz', () => {
  it('says that everything is there, to anybody and without details of the server', async () => {
    await becomes().toBe('200');
    const { body } = await ask('/readyz');
    expect(body).toEqual({
      status: 'ready',
      checks: {
        database: { status: 'ok' },
        migrations: { status: 'ok' },
        queue: { status: 'ok' },
        disk: { status: 'ok' },
        clock: { status: 'ok', skewSeconds: 0 },
      },
    });
  });

  it('costs one round of checks, however many ask within a moment', async () => {
    let statements = 0;
    const counted: ProbeConnection = {
      ...connection,
      ask: (text, values) => {
        statements++;
        return connection.ask(text, values);
      },
    };
    const over = await appOver(app.deps.config.dataDir, () => true, counted);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => ask(at % 2 ? '/readyz' : '/api/health', over)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(statements).toBeLessThanOrEqual(2);
  });

  it('is answered while every connection of every pool is taken', async () => {
    const { plain, end: _end, ...piped } = app.pools;
    const pools: pg.Pool[] = [...Object.values(piped), ...Object.values(plain)];
    const taken = await Promise.all(
      pools.flatMap((pool) => Array.from({ length: pool.options.max ?? 10 }, () => pool.connect())),
    );
    await new Promise((done) => setTimeout(done, 1_100));
    try {
      expect(await failing()).toBe('200');
      const health = await ask('/api/health');
      expect([health.status, health.body]).toEqual([200, { data: { status: 'ok' } }]);
      expect(health.ms).toBeLessThan(1_000);
    } finally {
      for (const client of taken) client.release();
    }
  });

  it('misses a migration that this server knows, and takes one of a newer server', async () => {
    const { rows } = await app.admin.query(
      `delete from schema_migration where name = '0001_create_foundation.sql' returning *`,
    );
    await becomes().toBe('503 migrations failed');
    await app.admin.query('insert into schema_migration (name, sha256) values ($1, $2), ($3, $2)', [
      rows[0].name,
      rows[0].sha256,
      '9999_of_a_newer_server.sql',
    ]);
    await becomes().toBe('200');
    await app.admin.query(`delete from schema_migration where name like '9999%'`);
  });

  it('says that nobody works on the queue', async () => {
    const jobs = await startJobs(app.deps, app.migratorUrl);
    const over = await appOver(app.deps.config.dataDir, jobs.isAlive);
    await becomes(over).toBe('200');
    await jobs.stop();
    await becomes(over).toBe('503 queue failed');
  });

  it('says that nothing can be written into the data folder', async () => {
    const gone = await mkdtemp(join(folder, 'gone-'));
    const over = await appOver(gone);
    await becomes(over).toBe('200');
    await rm(gone, { recursive: true });
    await becomes(over).toBe('503 disk failed');
    expect(await failing(await appOver(undefined))).toBe('200');
  });

  it.runIf(userInfo().uid === 0 && process.platform === 'linux')(
    'says that a disk is full, or that it can only be read',
    async () => {
      const disk = await mkdtemp(join(folder, 'disk-'));
      await run('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', disk]);
      try {
        const over = await appOver(disk);
        await becomes(over).toBe('200');
        await writeFile(join(disk, 'large'), Buffer.alloc(100 * 1024 ** 2));
        await becomes(over).toBe('503 disk failed');
        await rm(join(disk, 'large'));
        await becomes(over).toBe('200');
        await run('mount', ['-o', 'remount,ro', disk]);
        await becomes(over).toBe('503 disk failed');
      } finally {
        await run('umount', [disk]);
      }
    },
  );

  it('is over when the server stops, which lives until it ends', async () => {
    const { deps, probes } = app;
    const over = { ...deps, probes, stopping: AbortSignal.abort() };
    const stopping = createApp(over, join(folder, 'no-portal'));
    const { status, body } = await ask('/readyz', stopping);
    expect([status, body.status]).toEqual([503, 'stopping']);
    expect((await ask('/livez', stopping)).status).toBe(200);
    expect((await ask('/api/health', stopping)).status).toBe(503);
  });
});

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(database.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
const childrenOf = async (pid: number): Promise<number[]> =>
  (await run('ps', ['-o', 'pid=', '--ppid', String(pid)])).stdout.trim().split(/\s+/).map(Number);

describe.skipIf(process.platform === 'win32')('while the database hangs', () => {
  it.each([
    ['with all its processes', childrenOf],
    ['and lets nobody in', async () => []],
  ])(
    '(%s) every probe answers within a second, and everything is there again afterwards',
    async (_, others) => {
      await becomes().toBe('200');
      const pid = await postmaster();
      const stopped = [pid, ...(await others(pid))];
      for (const each of stopped) process.kill(each, 'SIGSTOP');
      try {
        await becomes().toMatch(/^503 database failed migrations failed/);
        for (let round = 0; round < 5; round++) {
          const [live, ready, health] = await Promise.all([
            ask('/livez'),
            ask('/readyz'),
            ask('/api/health'),
          ]);
          expect([live.status, ready.status, health.status]).toEqual([200, 503, 503]);
          expect(live.ms).toBeLessThan(500);
          expect(Math.max(ready.ms, health.ms)).toBeLessThan(1_000);
          await new Promise((done) => setTimeout(done, 300));
        }
      } finally {
        for (const each of stopped) process.kill(each, 'SIGCONT');
      }
      await becomes().toBe('200');
    },
    60_000,
  );
});

describe.skipIf(process.platform === 'win32')('when the database is killed', () => {
  it('says so at once, and is ready again with the next database', async () => {
    await becomes().toBe('200');
    process.kill(await postmaster(), 'SIGKILL');
    await becomes().toMatch(/^503 database failed/);
    expect((await ask('/livez')).status).toBe(200);
    await expect.poll(() => database.revive(), { timeout: 20_000 }).toBe(true);
    await becomes().toBe('200');
  }, 60_000);
});
