import { setTimeout as sleep } from 'node:timers/promises';
import { manilaDayStart } from '#domain/day.ts';
import { lastDayDue } from '#domain/settlement/run/dueDay.ts';
import { runDue } from '#server/areas/settlements/runDue.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import type { TestApp } from '../../support/app/runApp.ts';
import { withBulk } from '../against.ts';
import { others } from '../others.ts';
import { p95 } from '../p95.ts';
import type { Result } from '../result.ts';
import { seedDay } from '../seeds/seedDay.ts';
import { startWatched } from '../watchedServer.ts';

const STORES = 8_000;
const WHAT = 'A day of 8,000 stores with 24,000 payments, settled by the server';
const SOMEBODY_ELSE = { path: '/api/transactions', as: 'finance.officer' };
/** What a run begins with: whoever holds it keeps runs waiting. */
const LOCK = 7350066;
const HALF_DAY_MS = 43_200_000;

const linesOf = async ({ admin }: TestApp, day: string): Promise<number | undefined> =>
  (await admin.query<{ n: number }>('select line_count as n from settlement_run where day = $1', [day]))
    .rows[0]?.n;

const untilSettled = async (app: TestApp, day: string): Promise<number> => {
  for (;;) {
    const lines = await linesOf(app, day);
    if (lines !== undefined) return lines;
    await sleep(50);
  }
};

/** Everything but the last day that is due is settled; that one is to come, and the server waits for it. */
const prepare = async (app: TestApp, day: string): Promise<void> => {
  const pool = openJobsPool(app.migratorUrl);
  const atNoon = new Date(manilaDayStart(day).getTime() + HALF_DAY_MS);
  await runDue(pool, { now: () => atNoon });
  await pool.end();
  await seedDay(app.admin, { day, payments: 3 });
  await app.admin.query('select pg_advisory_lock($1)', [LOCK]);
};

/** The run of a day of 8,000 stores in a real server, and how its other callers fare meanwhile. */
export const measureSettling = (): Promise<Result[]> =>
  withBulk({ partners: 800, merchants: STORES }, async (app) => {
    const day = lastDayDue(new Date());
    await prepare(app, day);
    const server = await startWatched(app);
    try {
      await others(server, SOMEBODY_ELSE, () => sleep(2_000));
      const idle = await others(server, SOMEBODY_ELSE, () => sleep(5_000));
      await server.watched();
      const started = performance.now();
      const busy = await others(server, SOMEBODY_ELSE, async () => {
        await app.admin.query('select pg_advisory_unlock($1)', [LOCK]);
        return untilSettled(app, day);
      });
      const seconds = (performance.now() - started) / 1000;
      const { stall } = await server.watched();
      if (busy.answer < STORES) throw new Error(`${busy.answer} lines of ${STORES} stores were settled`);
      const note = `${busy.answer} lines, others' p95 ${p95(busy.times).toFixed(0)} ms of ${p95(idle.times).toFixed(0)} ms idle, longest stall ${stall.toFixed(0)} ms`;
      return [
        { what: WHAT, value: seconds, unit: 's', budget: 60, note },
        {
          what: `${WHAT}, others' p95 of idle`,
          value: p95(busy.times) / p95(idle.times),
          unit: '×',
          budget: 2,
        },
      ];
    } finally {
      await server.stop();
    }
  });
