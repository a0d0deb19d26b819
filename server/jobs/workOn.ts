import type pg from 'pg';
import type { Sentence } from '#domain/sentence.ts';
import { codesOf, isConflict } from '../db/isConflict.ts';
import { outageOf } from '../db/outage.ts';
import { loadUser } from '../http/caller/loadUser.ts';
import { forLog } from '../http/errors/forLog.ts';
import { noteOutage } from '../http/errors/noteOutage.ts';
import { lockOf, markAsWaiting } from './handOn.ts';
import { inTransaction } from './inTransaction.ts';
import { JobProblem, TurnLost } from './jobProblem.ts';
import { advance, beginTurn, failTurn, giveBack, putOff, type Turn, takeAgain } from './turn.ts';
import type { Work } from './work.ts';
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
  run: (shop: Workshop, work: Work) => Promise<void>;
  attempts: number;
  /** Said when it was interrupted that often. */
  interrupted: Sentence;
  /** Says elsewhere, too, that it failed. */
  failed?: (failure: Failure) => Promise<void>;
  /** Takes away what a failed job needs no more. */
  afterwards?: (shop: Workshop, id: string) => Promise<void>;
}
/** Every kind of job, as `registries/jobs.ts` hands them over. */
export type Runners = Readonly<Record<Turn['kind'], Runner>>;

const REPORT_MS = 300;
const INACTIVE = {
  en: 'This account is no longer active.',
  fil: 'Hindi na aktibo ang account na ito.',
};

const reporter = ({ pool, signal }: Workshop, turn: Turn, lost: AbortSignal): Work['report'] => {
  let last = 0;
  return async (done, total) => {
    if (signal.aborted || lost.aborted) throw new TurnLost();
    if (performance.now() - last < REPORT_MS) return;
    last = performance.now();
    const percent = total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
    if (!(await advance(pool, turn, percent, done))) throw new TurnLost();
  };
};

const attempt = async (runner: Runner, shop: Workshop, turn: Turn, lost: AbortSignal): Promise<void> => {
  const { deps, pool } = shop;
  const { attempts, interrupted } = runner;
  if (turn.attempt > attempts) throw new JobProblem(interrupted);
  const user = await loadUser(deps.pools, `job-${turn.id}`, turn.ownerId, null, deps.now());
  if (!user) throw new JobProblem(INACTIVE);
  await advance(pool, turn, 0, 0);
  await runner.run(shop, { turn, user, report: reporter(shop, turn, lost) });
};

const end = async (runner: Runner, shop: Workshop, turn: Turn, problem: Sentence): Promise<void> => {
  const now = shop.deps.now();
  const isOurs = await inTransaction(shop.pool, async (db) => {
    if (!(await failTurn(db, turn, problem, now))) return false;
    await runner.failed?.({ db, jobId: turn.id, problem, now });
    return true;
  });
  if (isOurs) await runner.afterwards?.(shop, turn.id);
};

const settle = async (runner: Runner, shop: Workshop, turn: Turn, error: unknown): Promise<void> => {
  const { deps, pool, signal } = shop;
  if (error instanceof TurnLost) return signal.aborted ? giveBack(pool, turn) : undefined;
  if (error instanceof JobProblem) return end(runner, shop, turn, error.sentence);
  if (outageOf(error)) {
    noteOutage(deps.log, error, 'job interrupted', { job: turn.id });
    return putOff(pool, turn);
  }
  if (isConflict(error)) {
    deps.log.warn({ job: turn.id, attempt: turn.attempt, codes: codesOf(error) }, 'job taken again');
    return takeAgain(pool, turn);
  }
  deps.log.error({ ...forLog(error), job: turn.id }, 'job failed');
  const problem = {
    en: `Something went wrong on our side. Try again, or name job ${turn.id} to support.`,
    fil: `May nangyaring mali sa aming panig. Subukan muli, o ibigay ang job ${turn.id} sa support.`,
  };
  await end(runner, shop, turn, problem);
};

/**
 * Answers whether the lock was free, and the work thus done. The lock is the connection's: one that is not known to have let go of it is
 * closed, lest it lie in the pool and keep everybody from the job.
 */
const withLock = async (
  pool: pg.Pool,
  id: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> => {
  const client = await pool.connect();
  const lost = new AbortController();
  const drop = () => lost.abort();
  client.on('error', drop);
  let mayHold = true;
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock(${lockOf('$1')}) as held`, [id]);
    mayHold = rows[0]?.held;
    if (!mayHold) return false;
    await work(lost.signal);
    await client.query(`select pg_advisory_unlock(${lockOf('$1')})`, [id]);
    mayHold = false;
    return true;
  } finally {
    client.off('error', drop);
    client.release(mayHold || lost.signal.aborted);
  }
};

const workOnTurn = async (runners: Runners, shop: Workshop, id: string, lost: AbortSignal): Promise<void> => {
  const turn = await beginTurn(shop.pool, id, shop.deps.now());
  if (!turn) return;
  const runner = runners[turn.kind];
  try {
    await attempt(runner, shop, turn, lost);
  } catch (error) {
    await settle(runner, shop, turn, error);
  }
};

/** Works on one job, unless another worker does or it is over. Its owner's class, scope and permissions hold throughout. */
export const workOn = async (runners: Runners, shop: Workshop, id: string): Promise<void> => {
  const wasFree = await withLock(shop.pool, id, (lost) => workOnTurn(runners, shop, id, lost));
  if (!wasFree) await markAsWaiting(shop.pool, id);
};
