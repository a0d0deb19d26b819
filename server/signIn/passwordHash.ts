import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalForm } from '#domain/formats/unicode/normalForm.ts';
import { FairTurns, requester } from '../db/fairTurns.ts';
import { newToken } from './tokensAndCodes.ts';

// argon2id, OWASP's first choice: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards may differ in its code points. */
const normal = (password: string): string => normalForm(password, 'NFKC');

/**
 * A hash keeps one of libuv's four threads and a core busy for some 20 ms: a thread is left for files and names, and a core for everything
 * else.
 */
export const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

const turns = new FairTurns({
  atOnce: HASHES_AT_ONCE,
  perAccount: HASHES_AT_ONCE,
  waiting: 16,
  longestMs: 10_000,
  retryAfter: 1,
});

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  const endTurn = await turns.take(requester.getStore()?.account ?? null);
  return work().finally(endTurn);
};

/** A password as it is stored: argon2id with its parameters and a random salt. Rejects with ServerBusy when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normal(password), COST));

let nobody: Promise<string> | undefined;

/** Whether a password belongs to a stored hash. Without a hash it takes the same time and answers false. Rejects as `hashPassword` does. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hash(newToken(), COST);
  const dummy = await nobody;
  const matches = await inTurn(() => verify(stored ?? dummy, normal(password)));
  return stored !== null && matches;
};
