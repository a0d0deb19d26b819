import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { CONNECTIONS, type Connections } from '#server/db/connections.ts';
import { openPools, type Pools } from '#server/db/pools.ts';
import { openProbeConnection } from '#server/db/probeConnection.ts';
import { openFileStore } from '#server/files/openFileStore.ts';
import { openRightsUsed } from '#server/http/caller/rightsUsed.ts';
import type { AppDeps, Deps } from '#server/http/deps.ts';
import { openProbes, type Probes } from '#server/http/probes.ts';
import type { StartedWorkers } from '#server/jobs/startWorkers.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { makeClient, type TestClient } from './client.ts';
import { startClock, type TestClock } from './clock.ts';
import { databaseAt, dropDatabase, execute } from './testServer.ts';

export interface TestAppOptions {
  /** DEMO as the app sees it (the outbox page); the data is there either way. On by default. */
  demo?: boolean;
  /** Where the clock starts; TEST_NOW by default. */
  now?: Date;
  config?: Partial<Config>;
  /** Starts the queue's workers too. */
  jobs?: boolean;
  /** Where the app logs to; nowhere by default. */
  log?: Logger;
  /** Connections a pool, where a test needs others than a server has. */
  poolSize?: number;
}

export interface TestApp extends TestClient {
  /** http://127.0.0.1:port */
  url: string;
  app: Hono;
  deps: Deps;
  probes: Probes;
  pools: Pools;
  migratorUrl: string;
  /** The migrator, who sees every row: for looking at results and preparing rows only. */
  admin: pg.Client;
  clock: TestClock;
  /** Forgets how often anybody called, so that a file may make more calls than a person. */
  clearLimits: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Copies the template; several files may copy at once. */
const copyTemplate = async (templateUrl: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `suki_test_${randomBytes(6).toString('hex')}`;
  const server = databaseAt(templateUrl, 'postgres');
  // The log of what is copied, by default written block by block, serves nobody here.
  await execute(server, `create database ${name} template ${template} strategy file_copy`);
  const drop = () => dropDatabase(server, name);
  return { url: databaseAt(templateUrl, name), drop };
};

const listen = (app: Hono): Promise<{ server: ReturnType<typeof serve>; url: string }> =>
  new Promise((resolve) => {
    // On a busy machine a connection that is closed for being idle would be closed under the next call.
    const serverOptions = { keepAliveTimeout: 600_000 };
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions },
      (at: AddressInfo) => resolve({ server, url: `http://127.0.0.1:${at.port}` }),
    );
  });

/** In tests jobs run without processes of their own, exports of stores too. */
const PLAIN = { ...CONNECTIONS.plain, merchant: 1 };

const evenly = (size: number): Connections => ({
  internal: size,
  partner: Math.ceil(size / 2),
  merchant: Math.ceil(size / 2),
  applicant: Math.ceil(size / 4),
  session: Math.ceil(size / 2),
  plain: PLAIN,
});

const makeDeps = async (
  url: string,
  { clock, probes }: { clock: TestClock; probes: (dataDir: string) => Promise<Probes> },
  options: TestAppOptions,
): Promise<AppDeps> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-files-'));
  const base = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', PORT: '0' });
  const config: Config = { ...base, demo: options.demo ?? true, ...options.config };
  const log = options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' });
  return {
    config,
    pools: openPools(url, options.poolSize ? evenly(options.poolSize) : { ...CONNECTIONS, plain: PLAIN }),
    log,
    files: openFileStore(config),
    rights: openRightsUsed(),
    now: clock.now,
    // Tests move their clock: it is never the database's.
    clock: { isOff: async () => false },
    probes: await probes(dataDir),
  };
};

/** The real app on a database of its own, copied from `templateUrl`, listening on a loopback port. */
export const startAppOn = async (templateUrl: string, options: TestAppOptions = {}): Promise<TestApp> => {
  const database = await copyTemplate(templateUrl);
  const clock = startClock(options.now);
  const connection = openProbeConnection(database.url);
  let jobs: StartedWorkers | undefined;
  const probes = (dataDir: string) =>
    openProbes({
      connection,
      clock: { skewSeconds: () => 0 },
      isQueueAlive: () => jobs?.isAlive() ?? false,
      dataDir,
    });
  const deps = await makeDeps(database.url, { clock, probes }, options);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const app = createApp(deps, join(deps.config.dataDir, 'no-portal'));
  const { server, url } = await listen(app);
  jobs = options.jobs ? await startJobs(deps, database.url) : undefined;
  const stop = async () => {
    await jobs?.stop();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await connection.end();
    await deps.pools.end();
    await admin.end();
    await database.drop();
    await rm(deps.config.dataDir, { recursive: true, force: true });
  };
  const clearLimits = async () => void (await admin.query('delete from rate_limit'));
  const client = makeClient(url, admin, clock);
  return {
    ...client,
    url,
    app,
    deps,
    probes: deps.probes,
    pools: deps.pools,
    migratorUrl: database.url,
    admin,
    clock,
    clearLimits,
    stop,
  };
};
