import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { JobDied, TurnLost } from '../jobProblem.ts';
import type { RunTurn, StoreProgress } from '../runTurn.ts';
import type { Turn } from '../turn.ts';
import { errorOf, type FromProcess, type ToProcess } from './failure.ts';

/** What one chunk of a job may take before its process is ended and the job counts as died. */
export interface JobLimits {
  /** Computing without a break. */
  computingMs: number;
  /** From one report to the next; longer than the longest statement of an import. */
  chunkMs: number;
  heapMb: number;
}
const LIMITS: JobLimits = { computingMs: 15_000, chunkMs: 11 * 60_000, heapMb: 768 };

/** A process without a job ends after this and gives its memory back, save one: the next job does not wait for its start. */
const IDLE_MS = 60_000;
/** What a process gets to start, on a machine that is busy. */
const START_MS = 120_000;
/** What a job gets to come to a report when its server stops. */
const STOP_MS = 3_000;

/** Processes that run jobs, one job at a time each. */
export interface JobProcesses {
  runTurn: RunTurn;
  /** Starts a process for the first job. */
  warm: () => void;
  /** Ends all of them, whatever they do. */
  stop: () => Promise<void>;
}

interface JobProcess {
  child: ChildProcess;
  isReady: boolean;
  idle?: NodeJS.Timeout | undefined;
}

// A process that was never ready ended for want of something of the machine, not for its job.
const died = ({ isReady }: JobProcess, code: number | null, signal: string | null): Error =>
  isReady
    ? new JobDied(`The process of a job ended with ${signal ?? code}`)
    : Object.assign(new Error('A process for jobs did not start'), { code: 'EAGAIN' });

/** Runs a turn in a process that has none. Rejects with JobDied when the process ends before the turn, or is ended for its limits. */
const runIn = (
  own: JobProcess,
  order: { turn: Turn; databaseUrl: string },
  { storeProgress, signal }: { storeProgress: StoreProgress; signal: AbortSignal },
  { chunkMs }: JobLimits,
): Promise<void> => {
  const { child } = own;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const send = (message: ToProcess) => child.connected && child.send(message, () => undefined);
  const kill = () => void child.kill('SIGKILL');
  let chunk = setTimeout(kill, own.isReady ? chunkMs : START_MS);
  let stop: NodeJS.Timeout | undefined;
  const abort = () => {
    send({ kind: 'stop' });
    stop = setTimeout(kill, STOP_MS);
  };
  const onExit = (code: number | null, by: string | null) =>
    reject(signal.aborted ? new TurnLost() : died(own, code, by));
  const onError = (error: Error) => {
    kill();
    reject(error);
  };
  const onMessage = (message: FromProcess) => {
    clearTimeout(chunk);
    chunk = setTimeout(kill, chunkMs);
    if (message.kind === 'ready') return;
    if (message.kind === 'ended') message.failure ? reject(errorOf(message.failure)) : resolve();
    else
      storeProgress(message.percent, message.rows).then((goesOn) => send({ kind: 'goOn', goesOn }), onError);
  };
  child.on('message', onMessage).once('exit', onExit).once('error', onError);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  send({ kind: 'run', ...order });
  return promise.finally(() => {
    clearTimeout(chunk);
    clearTimeout(stop);
    signal.removeEventListener('abort', abort);
    child.off('message', onMessage).off('exit', onExit).off('error', onError);
  });
};

interface Options {
  databaseUrl: string;
  limits?: JobLimits;
  /** The settings of the processes; those of this one by default. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Opens processes in which jobs run: what a job computes, and a job that dies, stops nobody else. They start when there is a job, and
 * `script` is what they run.
 */
export const openJobProcesses = (
  script: URL,
  { databaseUrl, limits = LIMITS, env }: Options,
): JobProcesses => {
  const all = new Set<JobProcess>();
  const idle: JobProcess[] = [];
  const start = (): JobProcess => {
    const child = fork(script, [String(limits.computingMs)], {
      execArgv: [`--max-old-space-size=${limits.heapMb}`],
      ...(env ? { env } : {}),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const own: JobProcess = { child, isReady: false };
    // A process that cannot be started has no exit; one that dies without a job is replaced at the next one.
    child.on('error', () => forget(own));
    child.on('exit', () => forget(own));
    child.once('message', () => {
      own.isReady = true;
    });
    all.add(own);
    return own;
  };
  const forget = (own: JobProcess) => {
    clearTimeout(own.idle);
    all.delete(own);
    if (idle.includes(own)) idle.splice(idle.indexOf(own), 1);
  };
  const rest = (own: JobProcess) => {
    if (!own.child.connected || !all.has(own)) return;
    idle.push(own);
    own.idle = setTimeout(() => {
      if (all.size === 1) return;
      forget(own);
      own.child.disconnect();
    }, IDLE_MS).unref();
  };
  return {
    runTurn: async (turn, run) => {
      const own = idle.pop() ?? start();
      clearTimeout(own.idle);
      await runIn(own, { turn, databaseUrl }, run, limits).finally(() => rest(own));
    },
    warm: () => {
      if (all.size === 0) idle.push(start());
    },
    stop: async () => {
      const ends = [...all].map(({ child }) => once(child, 'exit').catch(() => undefined));
      for (const { child } of all) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
};
