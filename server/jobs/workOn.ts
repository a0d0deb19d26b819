import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Sentence } from '#domain/sentence.ts';
import { codesOf, isConflict } from '../db/isConflict.ts';
import { outageOf } from '../db/outage.ts';
import { forLog } from '../http/errors/forLog.ts';
import { noteOutage } from '../http/errors/noteOutage.ts';
import { markAsWaiting } from './handOn.ts';
import { inTransaction } from './inTransaction.ts';
import type { JobLocks } from './jobLocks.ts';
import { JobDied, JobProblem, TurnLost } from './jobProblem.ts';
import type { Runs, RunTurn } from './runTurn.ts';
import { advance, beginTurn, failTurn, giveBack, putBackDied, putOff, type Turn, takeAgain } from './turn.ts';
import type { Workshop } from './workshop.ts';

/** What is said of a job that fails, in the transaction that ends it. */
export interface Failure {
  db: pg.PoolClient;
  jobId: string;
  problem: Sentence;
  now: Date;
}

/** What a kind of job does, how often it may be interrupted, and what it leaves behind when it fails. */
export interface Runner {
  run: Runs[Turn['kind']];
  attempts: number;
  /** Said when it was interrupted that often. */
  interrupted: Sentence;
  /** Ends a job whose `run` leaves that to the jobs' role. */
  finish?: (shop: Workshop, turn: Turn) => Promise<void>;
  /** Says elsewhere, too, that it failed. */
  failed?: (failure: Failure) => Promise<void>;
  /** Takes away what a failed job needs no more. */
  afterwards?: (shop: Workshop, id: string) => Promise<void>;
}
/** Every kind of job, as `registries/jobs.ts` hands them over. */
export type Runners = Readonly<Record<Turn['kind'], Runner>>;

/** A server's workers: what they work with, how they run a turn, and the locks of their jobs. */
export interface Workers {
  shop: Workshop;
  runners: Runners;
  runTurn: RunTurn;
  locks: JobLocks;
  /** Jobs run in processes beside the server. */
  isApart: boolean;
}

const DEATHS = 2;
const RETRY_MS = 1_000;
const setAside = (id: string): Sentence => ({
  en: `This needed too much time or memory and was stopped ${DEATHS} times, so it is set aside. Try less at once, such as a smaller file, or give job ${id} to support.`,
  fil: `Masyado itong matagal o mabigat at ${DEATHS} beses na natigil, kaya itinabi muna. Subukan nang mas kaunti, gaya ng mas maliit na file, o ibigay ang job ${id} sa support.`,
});
const crashed = (id: string): Sentence => ({
  en: `Suki stopped ${DEATHS} times while it worked on this, so it is set aside. Try less at once, such as a smaller file, or give job ${id} to support.`,
  fil: `${DEATHS} beses tumigil ang Suki habang ginagawa ito, kaya itinabi muna. Subukan nang mas kaunti, gaya ng mas maliit na file, o ibigay ang job ${id} sa support.`,
});
const wentWrong = (id: string): Sentence => ({
  en: `Something went wrong on our side. Try again, or name job ${id} to support.`,
  fil: `May nangyaring mali sa aming panig. Subukan muli, o ibigay ang job ${id} sa support.`,
});

const end = async ({ runners, shop }: Workers, turn: Turn, problem: Sentence): Promise<void> => {
  const now = shop.deps.now();
  const runner = runners[turn.kind];
  const isOurs = await inTransaction(shop.pool, async (db) => {
    if (!(await failTurn(db, turn, problem, now))) return false;
    await runner.failed?.({ db, jobId: turn.id, problem, now });
    return true;
  });
  if (isOurs) await runner.afterwards?.(shop, turn.id);
};

const settle = async (
  workers: Workers,
  turn: Turn,
  error: unknown,
  hasCrashed: () => boolean,
): Promise<void> => {
  const { deps, pool, signal } = workers.shop;
  if (error instanceof JobProblem) return end(workers, turn, error.sentence);
  if (signal.aborted) return giveBack(pool, turn);
  if (error instanceof TurnLost) return;
  if (error instanceof JobDied) {
    deps.log.warn({ job: turn.id, deaths: turn.deaths + 1, why: error.message }, 'job died');
    return turn.deaths + 1 < DEATHS ? putBackDied(pool, turn) : end(workers, turn, setAside(turn.id));
  }
  if (outageOf(error)) {
    noteOutage(deps.log, error, 'job interrupted', { job: turn.id });
    // A crash closes the job's connection first: the others hear of it, and end, a moment later.
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    return putOff(pool, turn, hasCrashed());
  }
  if (isConflict(error)) {
    deps.log.warn({ job: turn.id, attempt: turn.attempt, codes: codesOf(error) }, 'job taken again');
    return takeAgain(pool, turn);
  }
  deps.log.error({ ...forLog(error), job: turn.id }, 'job failed');
  await end(workers, turn, wentWrong(turn.id));
};

/** Repeats work on the job's row through an outage: this server still knows what became of the job, so it costs no attempt. */
const throughOutages = async ({ deps, signal }: Workshop, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!outageOf(error) || signal.aborted) throw error;
      noteOutage(deps.log, error, 'job waits for the database');
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
};

const attempt = async ({ shop, runners, runTurn }: Workers, turn: Turn, lost: AbortSignal): Promise<void> => {
  const { attempts, interrupted, finish } = runners[turn.kind];
  // Earlier turns: the current one is not lost yet.
  if (turn.deaths + turn.lostTurns - 1 >= DEATHS) throw new JobProblem(crashed(turn.id));
  if (turn.attempt > attempts) throw new JobProblem(interrupted);
  const signal = AbortSignal.any([shop.signal, lost]);
  const storeProgress = (percent: number, rows: number) => advance(shop.pool, turn, percent, rows);
  try {
    await runTurn(turn, { storeProgress, signal });
  } catch (error) {
    // What an abort broke off is no failure of the job.
    throw lost.aborted && !(error instanceof JobProblem) ? new TurnLost() : error;
  }
  await finish?.(shop, turn);
};

const workOnTurn = async (workers: Workers, id: string, lost: AbortSignal): Promise<void> => {
  const { shop, locks, isApart } = workers;
  const turn = await beginTurn(shop.pool, id, { now: shop.deps.now(), isApart });
  if (!turn) return;
  const crashes = locks.crashes();
  try {
    await attempt(workers, turn, lost);
  } catch (error) {
    await throughOutages(shop, () => settle(workers, turn, error, () => locks.crashes() > crashes));
  }
};

/** Works on one job, unless another worker does or it is over. */
export const workOn = async (workers: Workers, id: string): Promise<void> => {
  const { locks, shop } = workers;
  const lost = await locks.take(id);
  if (!lost) return markAsWaiting(shop.pool, id);
  try {
    await workOnTurn(workers, id, lost);
  } finally {
    await locks.release(id);
  }
};
