import type { WipData } from 'pg-boss';
import type { Deps } from '../http/deps.ts';
import { MESSAGE_KINDS } from '../messages/compose.ts';
import { sendDue } from '../messages/sendDue.ts';
import { openTransport } from '../messages/transport.ts';
import { within } from '../process/within.ts';
import { every } from './every.ts';
import { handOn, putBack } from './handOn.ts';
import { tidy } from './tidy.ts';
import { type Runners, workOn } from './workOn.ts';
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
/** Jobs a server works on at the same time. */
const HANDS = 2;

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

export interface Workers {
  /** Whether a worker of the queue is at work, or has asked for work lately. */
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Starts this server's share of the long work: the queue with its workers, the outbox, the upkeep. Any number of servers may do
 * so on one database. `stop` gives unfinished jobs back and resolves when nothing runs any more, or after five seconds; stop it before the
 * pools end.
 */
export const startWorkers = async (
  deps: Deps,
  migratorUrl: string,
  { runners, upkeep }: LongWork,
): Promise<Workers> => {
  const stopping = new AbortController();
  const pool = openJobsPool(migratorUrl);
  const boss = await startQueue(deps, pool);
  const shop: Workshop = { deps, pool, boss, signal: stopping.signal };
  const transport = openTransport(deps.config);
  const worker = await boss.work<{ id: string }>(
    QUEUE,
    { pollingIntervalSeconds: 2, localConcurrency: HANDS, batchSize: 1 },
    async ([entry]) => {
      if (entry) await workOn(runners, shop, entry.data.id);
    },
  );
  const loop = { signal: stopping.signal, log: deps.log };
  const loops = [
    every('hand on', HAND_ON_MS, loop, async () => {
      if (await handOn(shop)) boss.notifyWorker(worker);
    }),
    every('put back', PUT_BACK_MS, loop, () => putBack(shop)),
    ...MESSAGE_KINDS.map((kind) =>
      every(`send ${kind}`, SEND_MS, loop, () => sendDue(kind, pool, transport, deps)),
    ),
    every('rights used', RIGHTS_MS, loop, () => deps.rights.flush(deps.pools)),
    every('tidy', TIDY_MS, loop, () => tidy(shop)),
    ...upkeep.map(({ name, ms, run }) => every(name, ms, loop, () => run(shop))),
  ];
  const stop = async () => {
    stopping.abort();
    await within(GRACE_MS, Promise.all([boss.stop({ graceful: true, timeout: GRACE_MS }), ...loops]));
    transport.close();
    await within(END_MS, pool.end());
  };
  return { isAlive: () => boss.getWipData().some(isWorking), stop };
};
