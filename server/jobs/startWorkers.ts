import type { WipData } from 'pg-boss';
import { MESSAGE_CHANNELS } from '#domain/messages/messageStatus.ts';
import type { Deps } from '../http/deps.ts';
import { MESSAGE_KINDS } from '../messages/compose.ts';
import { openLane } from '../messages/openLane.ts';
import { openTransports } from '../messages/transport.ts';
import { within } from '../process/within.ts';
import { every } from './every.ts';
import { handOn, putBack } from './handOn.ts';
import { openJobLocks } from './jobLocks.ts';
import type { JobProcesses } from './processes/openJobProcesses.ts';
import { type Runs, type RunTurn, runHere } from './runTurn.ts';
import { tidy } from './tidy.ts';
import { type Runners, type Workers, workOn } from './workOn.ts';
import { openJobsPool, QUEUE, startQueue, type Workshop } from './workshop.ts';

const HAND_ON_MS = 500;
const PUT_BACK_MS = 5_000;
const SEND_MS = 1_000;
const RIGHTS_MS = 5_000;
const TIDY_MS = 10 * 60_000;
/** What work under way gets to come to a place where it can be given back; else the next server finds it. */
const GRACE_MS = 4_000;
const END_MS = 500;
/** Workers ask for work every two seconds; one that has not done so for this long does not. */
const SILENT_MS = 15_000;
/** Jobs that a server works on at the same time. */
export const WORKERS = 2;

/** Work that comes again and again, `ms` after it last ended. Any number of servers do it, and none of it twice. */
export interface Upkeep {
  name: string;
  ms: number;
  run: (shop: Workshop) => Promise<void>;
}

const isWorking = ({ state, count, lastFetchedOn, createdOn }: WipData): boolean =>
  state === 'active' && (count > 0 || Date.now() - (lastFetchedOn ?? createdOn) < SILENT_MS);

/** What the areas leave to the workers, as `registries/jobs.ts` hands it over. */
export interface LongWork {
  runners: Runners;
  upkeep: readonly Upkeep[];
}

export interface StartedWorkers {
  /** Whether a worker of the queue is at work, or has asked for work lately. */
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

const runsOf = (runners: Runners): Runs => ({
  export: runners.export.run,
  import: runners.import.run,
  certificates: runners.certificates.run,
  receipts: runners.receipts.run,
});

/**
 * Starts this server's share of the long work: the queue with its workers, the outbox, the upkeep. Any number of servers may do
 * so on one database. Jobs run in `processes`, or in this process without them. `stop` gives unfinished jobs back and resolves when
 * nothing runs any more, or after five seconds; stop it before the pools end.
 */
export const startWorkers = async (
  deps: Deps,
  migratorUrl: string,
  { runners, upkeep }: LongWork,
  processes?: JobProcesses,
): Promise<StartedWorkers> => {
  const stopping = new AbortController();
  const pool = openJobsPool(migratorUrl);
  const boss = await startQueue(deps, pool);
  const shop: Workshop = { deps, pool, boss, signal: stopping.signal };
  const transports = openTransports(deps.config);
  const sender = { pool, transports, isDemo: deps.config.demo, log: deps.log, now: deps.now };
  const lanes = MESSAGE_KINDS.flatMap((kind) =>
    MESSAGE_CHANNELS.map((channel) => ({
      name: `${kind} ${channel}`,
      ...openLane(sender, { kind, channel }),
    })),
  );
  const locks = openJobLocks(pool);
  const runTurn: RunTurn = (turn, { storeProgress, signal }) =>
    runHere(runsOf(runners), { deps, signal }, turn, storeProgress);
  const isApart = processes !== undefined;
  const workers: Workers = { shop, runners, locks, runTurn: processes?.runTurn ?? runTurn, isApart };
  processes?.warm();
  let busy = 0;
  const fillWorkers = async () => {
    if (busy < WORKERS && (await handOn(shop, WORKERS - busy))) boss.notifyWorker(worker);
  };
  const worker: string = await boss.work<{ id: string }>(
    QUEUE,
    { pollingIntervalSeconds: 2, localConcurrency: WORKERS, batchSize: 1 },
    async ([entry]) => {
      if (!entry) return;
      busy += 1;
      await workOn(workers, entry.data.id).finally(() => {
        busy -= 1;
      });
      await fillWorkers().catch(() => undefined);
    },
  );
  const loop = { signal: stopping.signal, log: deps.log };
  const loops = [
    every('hand on', HAND_ON_MS, loop, fillWorkers),
    every('put back', PUT_BACK_MS, loop, () => putBack(shop, locks.held())),
    ...lanes.map(({ name, fill }) => every(`send ${name}`, SEND_MS, loop, fill)),
    every('rights used', RIGHTS_MS, loop, () => deps.rights.flush(deps.pools)),
    every('tidy', TIDY_MS, loop, () => tidy(shop)),
    ...upkeep.map(({ name, ms, run }) => every(name, ms, loop, () => run(shop))),
  ];
  const stop = async () => {
    stopping.abort();
    const ended = [...loops, ...lanes.map(({ idle }) => idle())];
    await within(GRACE_MS, Promise.all([boss.stop({ graceful: true, timeout: GRACE_MS }), ...ended]));
    await processes?.stop();
    for (const transport of Object.values(transports)) transport?.close();
    locks.close();
    await within(END_MS, pool.end());
  };
  return { isAlive: () => boss.getWipData().some(isWorking), stop };
};
