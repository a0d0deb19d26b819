import { applyDue } from '../approvals/applyDue.ts';
import { keepDrafts } from '../areas/applicants/keep/keepDrafts.ts';
import { warnOfExpiry } from '../areas/contracts/warnOfExpiry.ts';
import { addPayments } from '../areas/demo/addPayments.ts';
import { watchMessages } from '../areas/sentMessages/watchMessages.ts';
import { mailReports } from '../areas/settlements/mailReports.ts';
import { runDue } from '../areas/settlements/runDue.ts';
import { beginTaxes } from '../areas/storeTaxes/beginTaxes.ts';
import { openProcessor } from '../areas/transactions/processor/openProcessor.ts';
import { sendRefunds } from '../areas/transactions/processor/sendRefunds.ts';
import { keepMonths } from '../db/keepMonths.ts';
import type { Deps } from '../http/deps.ts';
import { clearOldImports } from '../imports/clearOldImports.ts';
import { dropLeftFiles } from '../imports/steps/dropFiles.ts';
import { mailNotices } from '../jobs/mailNotices.ts';
import { type JobProcesses, openJobProcesses } from '../jobs/processes/openJobProcesses.ts';
import { type LongWork, startWorkers, type Upkeep } from '../jobs/startWorkers.ts';
import { APPROVALS } from './approvals.ts';
import { NOTICES } from './notices.ts';
import { RUNNERS } from './runners.ts';

const MINUTE_MS = 60_000;

/**
 * Work that closes or begins days, months or terms. A server whose clock is not the database's leaves it to the others, until its clock is
 * set right.
 */
const byTheDay =
  (run: Upkeep['run']): Upkeep['run'] =>
  async (shop) => {
    if (await shop.deps.clock.isOff()) return;
    await run(shop);
  };

/** What workers do: the kinds of jobs, and what comes again and again. */
const LONG_WORK: LongWork = {
  runners: RUNNERS,
  upkeep: [
    {
      name: 'approved changes',
      ms: MINUTE_MS,
      run: byTheDay(({ pool, deps }) => applyDue(APPROVALS, pool, deps)),
    },
    {
      name: 'contracts that end',
      ms: 10 * MINUTE_MS,
      run: byTheDay(({ pool, deps }) => warnOfExpiry(pool, deps)),
    },
    { name: 'failing messages', ms: MINUTE_MS, run: ({ pool, deps }) => watchMessages(pool, deps.now()) },
    { name: 'mailed notices', ms: MINUTE_MS, run: ({ pool, deps }) => mailNotices(NOTICES, pool, deps) },
    { name: 'applications that are written', ms: 10 * MINUTE_MS, run: byTheDay(keepDrafts) },
    {
      name: 'months of payments',
      ms: 6 * 60 * MINUTE_MS,
      run: byTheDay(({ pool, deps }) => keepMonths(pool, deps.now())),
    },
    {
      name: 'taxes that begin',
      ms: 10 * MINUTE_MS,
      run: byTheDay(({ pool, deps }) => beginTaxes(pool, deps.now())),
    },
    {
      name: 'refunds under way',
      ms: 5_000,
      run: ({ pool, deps, signal }) =>
        sendRefunds(openProcessor(deps.config, deps.now), pool, { deps, signal }),
    },
    // Between midnight and the run of the day.
    { name: 'payments of the demo', ms: 10 * MINUTE_MS, run: byTheDay(({ deps }) => addPayments(deps)) },
    // Whoever wants what is due now waits no longer than this.
    {
      name: 'settlement',
      ms: 5_000,
      run: byTheDay(async ({ pool, deps }) => void (await runDue(pool, deps))),
    },
    { name: 'mails of settled days', ms: MINUTE_MS, run: ({ pool, deps }) => mailReports(pool, deps) },
    { name: 'files of imports', ms: 10 * MINUTE_MS, run: dropLeftFiles },
    { name: 'old imports', ms: 10 * MINUTE_MS, run: clearOldImports },
  ],
};

const JOB_PROCESS = new URL('../jobProcess.ts', import.meta.url);

/** Opens the processes in which a server runs its jobs, with the settings of this process or those that it is given. */
export const openProcesses = (databaseUrl: string, env?: NodeJS.ProcessEnv) =>
  openJobProcesses(JOB_PROCESS, { databaseUrl, ...(env ? { env } : {}) });

/** Starts this server's share of all long work; as `startWorkers`. */
export const startJobs = (deps: Deps, migratorUrl: string, processes?: JobProcesses) =>
  startWorkers(deps, migratorUrl, LONG_WORK, processes);
