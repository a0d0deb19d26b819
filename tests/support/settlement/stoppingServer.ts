import pg from 'pg';
import { runDue } from '#server/areas/settlements/runDue.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';

/**
 * A process of its own that settles what is due, as a server's long work does, and stops as it is told: node stoppingServer.ts URL NOW AT.
 * With AT it sends so many statements of the run and then stands still, so that it can be killed there. It tells by IPC `at` once it stands,
 * else `done` with how many statements it sent.
 */
const [url = '', now = '', at = ''] = process.argv.slice(2);
const stopAt = at === '' ? Number.POSITIVE_INFINITY : Number(at);
const pool = openJobsPool(url);

let sent = 0;
let isRunning = false;
const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...asked: unknown[]) {
  const answer = Reflect.apply(query, this, asked);
  isRunning ||= asked[0] === 'begin';
  if (!isRunning) return answer;
  sent += 1;
  if (sent < stopAt) return answer;
  // It has left the process; what comes back is not waited for any more.
  process.send?.({ at: sent });
  return new Promise(() => undefined);
} as typeof pg.Client.prototype.query;

const days = await runDue(pool, { now: () => new Date(now) });
process.send?.({ done: sent, days });
await pool.end();
process.disconnect?.();
