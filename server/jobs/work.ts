import type { SignedIn } from '../http/caller/loadUser.ts';
import type { Turn } from './turn.ts';

/** What a kind of job gets: whose it is, and how to say how far it is. */
export interface Work {
  turn: Turn;
  user: SignedIn;
  /** Call between batches. Throws when the job was cancelled or this server stops. */
  report: (done: number, total: number) => Promise<void>;
}
