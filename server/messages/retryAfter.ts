/** Times a message is tried before it counts as failed. */
export const MAX_ATTEMPTS = 8;

const FIRST_SECONDS = 10;
const LONGEST_SECONDS = 3600;

/** Seconds to wait after the given number of failed attempts: 10, 20, 40 …, an hour at most; null when it was the last. */
export const retryAfter = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.max(0, attempts - 1));
