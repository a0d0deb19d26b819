import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { type DatabaseClock, isSkewed } from '../db/databaseClock.ts';
import { migrationNames } from '../db/migrate.ts';
import { isAnswer, type ProbeConnection } from '../db/probeConnection.ts';

/** Any number of askers cost one round of checks in this time. */
const SHARED_MS = 1_000;
/** A failure is looked at again sooner, so that a server that is back gets its requests. */
const FAILED_MS = 250;
/** What a disk that hangs is waited for. */
const DISK_MS = 600;
/** Uploads, exports and PostgreSQL's own log of changes need more than this. */
const LEAST_FREE_BYTES = 100 * 1024 ** 2;

type Status = 'ok' | 'warning' | 'failed';
interface Readiness {
  status: 'ready' | 'not ready' | 'stopping';
  checks: {
    database: { status: Status };
    migrations: { status: Status };
    queue: { status: Status };
    disk: { status: Status };
    clock: { status: Status; skewSeconds: number | null };
  };
}

export interface Probes {
  isDatabaseUp: () => Promise<boolean>;
  /** The checks behind `/readyz`, answered within a second. */
  checks: () => Promise<Readiness['checks']>;
}

interface Parts {
  connection: ProbeConnection;
  clock: Pick<DatabaseClock, 'skewSeconds'>;
  /** Whether this server's worker fetches jobs. */
  isQueueAlive: () => boolean;
  /** Where files are written; none with a bucket and a database elsewhere. */
  dataDir: string | undefined;
  /** Other folders that must have room, like the embedded database's. */
  folders?: readonly string[];
}

interface Shared<T> {
  ask: () => Promise<T>;
  forget: () => void;
}

/** Runs `work` once at a time and keeps its answer for a moment, however many ask. */
const share = <T>(work: () => Promise<T>, isGood: (answer: T) => boolean): Shared<T> => {
  let running: Promise<T> | undefined;
  let kept: { answer: T; until: number } | undefined;
  const run = async (): Promise<T> => {
    try {
      const answer = await work();
      kept = { answer, until: performance.now() + (isGood(answer) ? SHARED_MS : FAILED_MS) };
      return answer;
    } finally {
      running = undefined;
    }
  };
  return {
    ask: async () => {
      if (kept && kept.until > performance.now()) return kept.answer;
      running ??= run();
      return running;
    },
    forget: () => {
      kept = undefined;
    },
  };
};

const statusOf = (isGood: boolean): Status => (isGood ? 'ok' : 'failed');

const APPLIED = 'select count(*)::int as applied from schema_migration where name = any ($1)';

/** Whether the database answers, and has every migration that this server knows. It may have later ones, of a newer server. */
const checkDatabase = async (connection: ProbeConnection, names: readonly string[]) => {
  try {
    const [row] = await connection.ask<{ applied: number }>(APPLIED, [names]);
    return { isUp: true, isMigrated: row?.applied === names.length };
  } catch (error) {
    return { isUp: isAnswer(error), isMigrated: false };
  }
};

/** Whether a file can be written in the data folder, and every folder has room. */
const checkDisk = async ({ dataDir, folders = [] }: Parts): Promise<boolean> => {
  const all = dataDir ? [dataDir, ...folders] : folders;
  try {
    const free = await Promise.all(all.map(async (folder) => statfs(folder)));
    if (free.some(({ bavail, bsize }) => bavail * bsize < LEAST_FREE_BYTES)) return false;
    if (!dataDir) return true;
    const file = join(dataDir, '.probe');
    await writeFile(file, 'x');
    // Another server on the same folder may have removed it.
    await rm(file, { force: true });
    return true;
  } catch {
    return false;
  }
};

const before = <T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The checks of one server. Each runs once at a time and its answer is shared for a moment: asking often costs nothing. */
export const openProbes = async (parts: Parts): Promise<Probes> => {
  const { connection, clock, isQueueAlive } = parts;
  const names = await migrationNames();
  const database = share(
    () => checkDatabase(connection, names),
    ({ isUp, isMigrated }) => isUp && isMigrated,
  );
  const disk = share(
    () => checkDisk(parts),
    (isGood) => isGood,
  );
  connection.onLost(database.forget);
  const checks = async (): Promise<Readiness['checks']> => {
    const [{ isUp, isMigrated }, hasRoom] = await Promise.all([
      database.ask(),
      before(DISK_MS, disk.ask(), false),
    ]);
    const skew = clock.skewSeconds();
    return {
      database: { status: statusOf(isUp) },
      migrations: { status: statusOf(isMigrated) },
      queue: { status: statusOf(isQueueAlive()) },
      disk: { status: statusOf(hasRoom) },
      // Requests take their time from the database, so that a server with a wrong clock goes on serving.
      clock: {
        status: skew === null || isSkewed(skew) ? 'warning' : 'ok',
        skewSeconds: skew === null ? null : Math.round(skew * 10) / 10,
      },
    };
  };
  return { isDatabaseUp: async () => (await database.ask()).isUp, checks };
};

/** Mounts `/livez` for what restarts the process, `/readyz` for what sends it requests, and `/api/health` for the portal. */
export const mountProbes = (app: Hono, { probes, stopping }: { probes: Probes; stopping?: AbortSignal }) => {
  app.get('/livez', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'alive' });
  });
  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const checks = await probes.checks();
    const isReady = Object.values(checks).every(({ status }) => status !== 'failed');
    const status: Readiness['status'] = stopping?.aborted ? 'stopping' : isReady ? 'ready' : 'not ready';
    return c.json({ status, checks } satisfies Readiness, status === 'ready' ? 200 : 503);
  });
  app.get('/api/health', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (stopping?.aborted) return c.json({ data: { status: 'stopping' } }, 503);
    const isUp = await probes.isDatabaseUp();
    return c.json({ data: { status: isUp ? 'ok' : 'database down' } }, isUp ? 200 : 503);
  });
};
