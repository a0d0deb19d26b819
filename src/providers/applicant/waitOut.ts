import { ApiError } from '../http/apiError.ts';

/** Longer than this (s) nobody is kept waiting without a word. */
const MOST_SECONDS = 180;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long (s) the server puts a call off that has come too soon; null for what failed otherwise, or is put off for too long. */
const putOffFor = (error: unknown): number | null => {
  const { status, retryAfter } = error instanceof ApiError ? error : {};
  return status === 429 && retryAfter && retryAfter <= MOST_SECONDS ? retryAfter : null;
};

/**
 * Makes a call, and makes it again as soon as it may be while the server puts it off. `tell` hears until when (ms) that is, and null when
 * it goes on. Rejects as the call does otherwise.
 */
export const waitOut = async <T>(
  call: () => Promise<T>,
  tell: (until: number | null) => void,
): Promise<T> => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const seconds = putOffFor(error);
      if (seconds === null) throw error;
      tell(Date.now() + seconds * 1000);
      await pause(seconds * 1000);
      tell(null);
    }
  }
};
