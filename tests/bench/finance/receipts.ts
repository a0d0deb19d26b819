import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceiptMonthShown } from '#contract/finance/receiptMonth.ts';
import { addDays, manilaDate } from '#domain/day.ts';
import type { ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import type { TestApp } from '../../support/app/runApp.ts';
import { earnMany } from '../../support/settlement/earnMany.ts';
import { withBulk } from '../against.ts';
import { others } from '../hostile/others.ts';
import { p95 } from '../p95.ts';
import type { Result } from '../result.ts';
import { startWatched, type WatchedServer } from '../watchedServer.ts';

const PARTNERS = 3_000;
const LEAST = 2_000;
const MONTHS = '/api/official-receipts/months';
const WHAT = 'A month of thousands of receipts, issued at once';
const SOMEBODY_ELSE = { path: '/api/transactions', as: 'finance.officer' };
const MEGABYTE = 1_048_576;
const AS = 'finance.officer';

/** What a receipt of each partner would be of. */
const lookAt = async (server: WatchedServer, { year, month }: ReceiptMonth) => {
  const { body } = await server.call('GET', `${MONTHS}?year=${year}&month=${month}`, { as: AS });
  const shown: ReceiptMonthShown = body.data;
  return shown.receipts.map(({ partnerId, grossAmount, withholdingTax }) => {
    return { partnerId, grossAmount, withholdingTax };
  });
};

/** Orders them and waits until they are issued; how many were. */
const issue = async (server: WatchedServer, { admin }: TestApp, body: object): Promise<number> => {
  const ordered = await server.call('POST', MONTHS, { as: AS, body });
  for (;;) {
    const { rows } = await admin.query<{ status: string; n: number }>(
      'select status, row_count as n from job where id = $1',
      [ordered.body.data.jobId],
    );
    const [job] = rows;
    if (job?.status === 'done') return job.n;
    if (job?.status === 'failed') throw new Error('The month was not issued');
    await sleep(100);
  }
};

/** The receipts of a closed month in a real server: how long, how its other callers fare meanwhile, and what memory it takes. */
export const measureReceipts = (): Promise<Result[]> =>
  withBulk({ partners: PARTNERS, merchants: PARTNERS }, async (app) => {
    const last = addDays(`${manilaDate(new Date()).slice(0, 7)}-01`, -1);
    await earnMany(app.admin, last);
    const of = { year: Number(last.slice(0, 4)), month: Number(last.slice(5, 7)) };
    const server = await startWatched(app);
    try {
      const receipts = await lookAt(server, of);
      if (receipts.length < LEAST) throw new Error(`${receipts.length} receipts are no batch of thousands`);
      await others(server, SOMEBODY_ELSE, () => sleep(2_000));
      const idle = await others(server, SOMEBODY_ELSE, () => sleep(5_000));
      const before = await server.watched();
      const started = performance.now();
      const busy = await others(server, SOMEBODY_ELSE, () => issue(server, app, { ...of, receipts }));
      const seconds = (performance.now() - started) / 1000;
      const { memory, stall } = await server.watched();
      if (busy.answer !== receipts.length)
        throw new Error(`${busy.answer} of ${receipts.length} were issued`);
      const note = `${busy.answer} receipts, others' p95 ${p95(busy.times).toFixed(0)} ms of ${p95(idle.times).toFixed(0)} ms idle, longest stall ${stall.toFixed(0)} ms`;
      return [
        { what: WHAT, value: seconds, unit: 's', budget: 60, note },
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
      ];
    } finally {
      await server.stop();
    }
  });
