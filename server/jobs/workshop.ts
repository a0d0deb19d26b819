import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { CONNECTIONS } from '../db/connections.ts';
import { outageOf } from '../db/outage.ts';
import { surviving } from '../db/pools.ts';
import { loginAs } from '../db/roles.ts';
import type { Deps } from '../http/deps.ts';
import { forLog } from '../http/errors/forLog.ts';
import { noteOutage } from '../http/errors/noteOutage.ts';

/** What workers share: the application's parts, the jobs' own connections, the queue, and the sign to stop. */
export interface Workshop {
  deps: Deps;
  /** Role app_jobs: sees every job, notice and message, and no tenant's data. */
  pool: pg.Pool;
  boss: PgBoss;
  /** Aborted when this server stops. */
  signal: AbortSignal;
}

export const QUEUE = 'job';
const HOURS = 3600;

/** Opens the jobs' connections; nothing connects before the first query. */
export const openJobsPool = (migratorUrl: string): pg.Pool => {
  const pool = new pg.Pool({
    ...loginAs(migratorUrl, 'app_jobs'),
    max: CONNECTIONS.jobs,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'suki app_jobs',
  });
  return surviving(pool);
};

/**
 * Starts the queue in its own schema, which it makes on the first start, and makes sure that its one queue is there. It works
 * over the jobs' connections and opens none of its own.
 */
export const startQueue = async ({ log }: Deps, pool: pg.Pool): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    createSchema: false,
    schedule: false,
  });
  // pg-boss hands out copies of errors, which are none themselves.
  boss.on('error', (copy) => {
    const error = Object.assign(new Error(copy.message), copy);
    if (outageOf(error)) noteOutage(log, error, 'queue');
    else log.error(forLog(error), 'queue');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'));
  await boss.start();
  // One entry a job may wait; a silent worker's entry is handed out again.
  await boss.createQueue(QUEUE, {
    policy: 'short',
    retryLimit: 2,
    heartbeatSeconds: 30,
    expireInSeconds: 12 * HOURS,
    deleteAfterSeconds: 24 * HOURS,
  });
  return boss;
};
