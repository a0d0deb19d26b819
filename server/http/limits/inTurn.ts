import { FairTurns, requester } from '../../db/fairTurns.ts';
import type { Deps } from '../deps.ts';

/** How many calls of one account are worked on at once: more of them take as long in all, and everybody else waits for each. */
const AT_ONCE = 2;
/** A call that takes longer mostly waits, for the database say, and makes room for the account's next one. */
const LONGEST_TURN_MS = 100;
const RETRY_SECONDS = 1;

const turns = new WeakMap<Deps['pools'], FairTurns>();

/** The turns of one server; the tests run several in a process. */
const turnsOf = ({ pools }: Deps): FairTurns => {
  const known = turns.get(pools);
  if (known) return known;
  const made = new FairTurns({
    atOnce: Number.POSITIVE_INFINITY,
    perAccount: AT_ONCE,
    waiting: 250,
    longestMs: 30_000,
    retryAfter: RETRY_SECONDS,
  });
  turns.set(pools, made);
  return made;
};

/** Does the work of a call when it is its account's turn. Throws ServerBusy, nothing done, when 250 others of the account wait. */
export const inTurn = async <T>(deps: Deps, work: () => Promise<T>): Promise<T> => {
  const by = requester.getStore();
  const endTurn = await turnsOf(deps).take(by?.account ?? null, by);
  const timer = setTimeout(endTurn, LONGEST_TURN_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    endTurn();
  }
};

/** Refusals of one account that leave at once, in a second. */
const FREE_REFUSALS = 10;
const SECOND_MS = 1000;
/** What each refusal that is held adds to the wait of the next: twenty a second leave, however many connections ask. */
const STEP_MS = 50;
const LONGEST_HOLD_MS = 30_000;

const refused = new Map<string, number>();

const countRefused = (account: string, change: 1 | -1): number => {
  const now = (refused.get(account) ?? 0) + change;
  if (now > 0) refused.set(account, now);
  else refused.delete(account);
  return now;
};

/**
 * Resolves when a refusal for asking too much (429) may be sent. A client that ignores Retry-After is answered more slowly the more it
 * asks, because making refusals alone would keep the server busy. Resolves at once when the client has gone.
 */
export const holdBack = async (account: string, signal: AbortSignal): Promise<void> => {
  const others = countRefused(account, 1) - 1;
  const wait = others < FREE_REFUSALS ? 0 : Math.min(Math.max(SECOND_MS, others * STEP_MS), LONGEST_HOLD_MS);
  setTimeout(() => countRefused(account, -1), Math.max(wait, SECOND_MS)).unref();
  if (!wait || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
};
