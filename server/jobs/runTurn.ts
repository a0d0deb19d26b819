import { loadUser } from '../http/caller/loadUser.ts';
import { JobProblem, TurnLost } from './jobProblem.ts';
import type { Turn } from './turn.ts';
import type { JobContext, Work } from './work.ts';

/** Stores the progress of a job. False when the job was cancelled or given to another worker. */
export type StoreProgress = (percent: number, rows: number) => Promise<boolean>;

/** Runs one turn of a job to its end, in this process or in another one. Rejects with JobProblem, TurnLost, JobDied or what failed. */
export type RunTurn = (
  turn: Turn,
  run: { storeProgress: StoreProgress; signal: AbortSignal },
) => Promise<void>;

/** Does the work of each kind of job. */
export type Runs = Readonly<Record<Turn['kind'], (context: JobContext, work: Work) => Promise<void>>>;

const REPORT_MS = 300;
const INACTIVE = {
  en: 'This account is no longer active.',
  fil: 'Hindi na aktibo ang account na ito.',
};

const reporter = (storeProgress: StoreProgress, signal: AbortSignal): Work['report'] => {
  let last = 0;
  return async (done, total) => {
    if (signal.aborted) throw new TurnLost();
    if (performance.now() - last < REPORT_MS) return;
    last = performance.now();
    const percent = total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
    if (!(await storeProgress(percent, done))) throw new TurnLost();
  };
};

/** Runs a turn in this process, with the class, scope and permissions of the job's owner. */
export const runHere = async (
  runs: Runs,
  context: JobContext,
  turn: Turn,
  storeProgress: StoreProgress,
): Promise<void> => {
  const { deps, signal } = context;
  const user = await loadUser(deps.pools, `job-${turn.id}`, turn.ownerId, null, deps.now());
  if (!user) throw new JobProblem(INACTIVE);
  await storeProgress(0, 0);
  await runs[turn.kind](context, { turn, user, report: reporter(storeProgress, signal) });
};
