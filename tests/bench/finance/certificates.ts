import { setTimeout as sleep } from 'node:timers/promises';
import { manilaDate } from '#domain/day.ts';
import { monthsOf, quarterBefore, quarterOf } from '#domain/settlement/certificates/quarter.ts';
import type { TestApp } from '../../support/app/runApp.ts';
import { withholdMany } from '../../support/settlement/withholdMany.ts';
import { withBulk } from '../against.ts';
import { others } from '../hostile/others.ts';
import { p95 } from '../p95.ts';
import type { Result } from '../result.ts';
import { startWatched, type WatchedServer } from '../watchedServer.ts';

const PAYEES = 20_000;
const STORES = 8_000;
const WHAT = 'A quarter of 20,000 payees, certified by the server';
const SOMEBODY_ELSE = { path: '/api/transactions', as: 'finance.officer' };
const MEGABYTE = 1_048_576;
const AS = 'finance.officer';
/** What the TINs of a hundred payees have in common. */
const HUNDRED = '5000012';

/** Two settled days of each month of the last quarter that is over. */
const daysOf = async ({ admin }: TestApp, quarter: string): Promise<string[]> => {
  const months = monthsOf(quarter).map((month) => [`${month}-05`, `${month}-20`]);
  const { rows } = await admin.query<{ day: string }>(
    'select day from settlement_run where day = any ($1::date[])',
    [months.flat()],
  );
  return rows.map(({ day }) => day);
};

/** Waits for a job; answers how many rows it had. */
const ended = async (admin: TestApp['admin'], id: string): Promise<number> => {
  for (;;) {
    const { rows } = await admin.query<{ status: string; n: number }>(
      'select status, row_count as n from job where id = $1',
      [id],
    );
    const [job] = rows;
    if (job?.status === 'done') return job.n;
    if (job?.status === 'failed') throw new Error(`Job ${id} failed`);
    await sleep(100);
  }
};

const issue = async (server: WatchedServer, { admin }: TestApp, quarter: string): Promise<number> => {
  const { body } = await server.call('POST', '/api/finance-management/certificates/batches', {
    as: AS,
    body: { quarter },
  });
  return ended(admin, body.data.jobId);
};

/** The papers of a hundred payees in one archive. */
const zip = async (server: WatchedServer, { admin }: TestApp, quarter: string): Promise<number> => {
  const query = new URLSearchParams({ quarter, payeeTin: HUNDRED });
  const { body } = await server.call('POST', '/api/exports', {
    as: AS,
    body: { resource: 'certificates', query: `${query}`, columns: [], format: 'zip' },
  });
  return ended(admin, body.data.id);
};

/** The batch of a quarter in a real server, how its other callers fare meanwhile, and what one paper takes. */
export const measureCertificates = (): Promise<Result[]> =>
  withBulk({ partners: 800, merchants: STORES }, async (app) => {
    const quarter = quarterBefore(quarterOf(manilaDate(new Date())));
    const days = await daysOf(app, quarter);
    if (!days.length) throw new Error(`No day of ${quarter} is settled`);
    await withholdMany(app.admin, { days, payees: PAYEES, stores: STORES });
    const server = await startWatched(app);
    try {
      await others(server, SOMEBODY_ELSE, () => sleep(2_000));
      const idle = await others(server, SOMEBODY_ELSE, () => sleep(5_000));
      const before = await server.watched();
      const started = performance.now();
      const busy = await others(server, SOMEBODY_ELSE, () => issue(server, app, quarter));
      const seconds = (performance.now() - started) / 1000;
      const { stall, memory } = await server.watched();
      if (busy.answer < PAYEES) throw new Error(`${busy.answer} of ${PAYEES} payees were certified`);
      const note = `${busy.answer} certificates of ${days.length} days, others' p95 ${p95(busy.times).toFixed(0)} ms of ${p95(idle.times).toFixed(0)} ms idle, longest stall ${stall.toFixed(0)} ms`;
      return [
        { what: WHAT, value: seconds / 60, unit: 'min', budget: 30, note },
        {
          what: `${WHAT}, growth of memory`,
          value: (memory - before.memory) / MEGABYTE,
          unit: 'MB',
          budget: 250,
        },
        {
          what: `${WHAT}, others' p95 of idle`,
          value: p95(busy.times) / p95(idle.times),
          unit: '×',
          budget: 2,
        },
        await papers(server, app),
        await zipped(server, app, { quarter, idle: p95(idle.times) }),
      ];
    } finally {
      await server.stop();
    }
  });

/** One certificate after the other as a PDF; the first one, which starts the thread that prints, is not counted. */
const papers = async (server: WatchedServer, { admin }: TestApp): Promise<Result> => {
  const { rows } = await admin.query<{ id: string }>(
    'select id::text from certificate_2307 order by id desc limit 21',
  );
  const times: number[] = [];
  for (const { id } of rows) {
    const started = performance.now();
    await server.call('GET', `/api/finance-management/certificates/${id}/file`, { as: AS });
    times.push(performance.now() - started);
  }
  return { what: 'A certificate as a PDF, p95', value: p95(times.slice(1)), unit: 'ms', budget: 300 };
};

/** A hundred papers in one archive, and how others fare meanwhile. */
const zipped = async (
  server: WatchedServer,
  app: TestApp,
  { quarter, idle }: { quarter: string; idle: number },
): Promise<Result> => {
  const started = performance.now();
  const { times, answer } = await others(server, SOMEBODY_ELSE, () => zip(server, app, quarter));
  if (answer < 100) throw new Error(`${answer} papers were put into the zip`);
  const each = (performance.now() - started) / answer;
  const note = `${answer} papers, ${each.toFixed(0)} ms each, others' p95 ${p95(times).toFixed(0)} ms of ${idle.toFixed(0)} ms idle`;
  return {
    what: "A zip of certificates, others' p95 of idle",
    value: p95(times) / idle,
    unit: '×',
    budget: 2,
    note,
  };
};
