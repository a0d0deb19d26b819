import type { SignedIn } from '../http/caller/loadUser.ts';
import type { Deps } from '../http/deps.ts';
import type { Turn } from './turn.ts';

/** What a job runs with, in this process or in one of its own. */
export interface JobContext {
  deps: Deps;
  /** Aborted when the job has to be given back or was lost to another worker. */
  signal: AbortSignal;
}

/** What a kind of job gets: whose it is, and how to report its progress. */
export interface Work {
  turn: Turn;
  user: SignedIn;
  /** Call between chunks, at least every few minutes. Throws TurnLost when the job was cancelled or this server stops. */
  report: (done: number, total: number) => Promise<void>;
}
