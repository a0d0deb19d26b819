import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { lastDayDue } from '#domain/settlement/run/dueDay.ts';
import { runDue } from '#server/areas/settlements/runDue.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import type { TestApp } from '../../support/app/runApp.ts';
import { withBulk } from '../against.ts';
import { others } from '../hostile/others.ts';
import { p95 } from '../p95.ts';
import type { Result } from '../result.ts';
import { seedDays } from '../seeds/seedDays.ts';
import { startWatched } from '../watchedServer.ts';

const STORES = 8_000;
/** So many in one go: of those whom it keeps waiting, a single day of two seconds meets too few for a p95. */
const DAYS = 2;
const WHAT = 'A day of 8,000 stores with 24,000 payments, settled by the server';
const SOMEBODY_ELSE = { path: '/api/transactions', as: 'finance.officer' };
/** What a run begins with: whoever holds it keeps runs waiting. */
const LOCK = 7350066;
const HALF_DAY_MS = 43_200_000;

const LINES = 'select line_count as lines from settlement_run where day = any ($1::date[]) order by day';

/** How many lines each of the days has, once all are settled. */
const untilSettled = async ({ admin }: TestApp, days: readonly string[]): Promise<number[]> => {
  for (;;) {
    const { rows } = await admin.query<{ lines: number }>(LINES, [days]);
    if (rows.length === days.length) return rows.map(({ lines }) => lines);
    await sleep(50);
  }
};

/** Everything but the last days that are due is settled; those are to come, and the server waits for them. */
const prepare = async (app: TestApp, first: string, days: readonly string[]): Promise<void> => {
  const pool = openJobsPool(app.migratorUrl);
  const atNoon = new Date(manilaDayStart(first).getTime() + HALF_DAY_MS);
  await runDue(pool, { now: () => atNoon });
  await pool.end();
  await seedDays(app.admin, { days, payments: 3 });
  await app.admin.query('select pg_advisory_lock($1)', [LOCK]);
};

/** The runs of days of 8,000 stores in a real server, and how its other callers fare meanwhile. */
export const measureSettling = (): Promise<Result[]> =>
  withBulk({ partners: 800, merchants: STORES }, async (app) => {
    const first = addDays(lastDayDue(new Date()), 1 - DAYS);
    const days = Array.from({ length: DAYS }, (_, at) => addDays(first, at));
    await prepare(app, first, days);
    const server = await startWatched(app);
    try {
      await others(server, SOMEBODY_ELSE, () => sleep(2_000));
      const idle = await others(server, SOMEBODY_ELSE, () => sleep(5_000));
      await server.watched();
      const started = performance.now();
      const busy = await others(server, SOMEBODY_ELSE, async () => {
        await app.admin.query('select pg_advisory_unlock($1)', [LOCK]);
        return untilSettled(app, days);
      });
      const seconds = (performance.now() - started) / 1000 / DAYS;
      const { stall } = await server.watched();
      const lines = Math.min(...busy.answer);
      if (lines < STORES) throw new Error(`${lines} lines of ${STORES} stores were settled`);
      const note = `${lines} lines or more, others' p95 ${p95(busy.times).toFixed(0)} ms of ${p95(idle.times).toFixed(0)} ms idle, longest stall ${stall.toFixed(0)} ms`;
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
