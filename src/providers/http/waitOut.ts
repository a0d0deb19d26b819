import { ApiError, apiErrorOf } from './apiError.ts';

/** Longer than this (s) nobody is kept waiting at once, and for one call in all. */
const MOST_SECONDS = 180;
const MOST_SECONDS_IN_ALL = 900;

/** Too many calls came, or the server takes none for now: it says so before it has done anything. */
const PUTS_OFF: readonly number[] = [429, 503];

/** How often a call is tried while others of the same person keep it out, and by how much (ms) its tries are spread at most. */
const BUSY_TRIES = 8;
const BUSY_SPREAD_MS = 1_000;

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** How long (s) the server puts a call off; null for what failed otherwise, or is put off for too long. */
const putOffFor = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || !PUTS_OFF.includes(error.status)) return null;
  const { retryAfter } = error;
  return retryAfter && retryAfter <= MOST_SECONDS ? retryAfter : null;
};

/** How long (ms) the server keeps a call out because the same person has others under way; null for every other answer. */
const busyFor = async (answer: Response): Promise<number | null> => {
  if (answer.status !== 429) return null;
  const { code, retryAfter } = await apiErrorOf(answer.clone());
  return code === 'busy' && retryAfter !== null && retryAfter <= MOST_SECONDS ? retryAfter * 1000 : null;
};

/**
 * Sends a request, and a few times more while it is refused because the same person has others under way, as several prints in tabs:
 * the server did nothing for it yet. Answers what the last try was answered.
 */
export const sendWhileBusy = async (
  sendOnce: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendOnce();
    const ms = tries < BUSY_TRIES ? await busyFor(answer) : null;
    if (ms === null) return answer;
    await pause(ms + Math.random() * BUSY_SPREAD_MS, signal);
  }
};

/**
 * Makes a call, and makes it again as soon as it may be while the server puts it off, for a quarter of an hour in all at most. `tell` hears until when (ms) that is, and null when
 * it goes on. Rejects as the call does otherwise, and when it is stopped.
 */
export const waitOut = async <T>(
  call: () => Promise<T>,
  tell: (until: number | null) => void,
  signal?: AbortSignal,
): Promise<T> => {
  for (let waited = 0; ; ) {
    try {
      return await call();
    } catch (error) {
      const seconds = putOffFor(error);
      if (seconds === null || waited + seconds > MOST_SECONDS_IN_ALL) throw error;
      signal?.throwIfAborted();
      waited += seconds;
      tell(Date.now() + seconds * 1000);
      await pause(seconds * 1000, signal).finally(() => tell(null));
    }
  }
};
