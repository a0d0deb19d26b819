import { DatabaseLost } from './DatabaseLost.ts';

/** `lost`: something that Suki needs cannot be reached. `full`: it has no room, memory or connection left. */
export type Outage = 'lost' | 'full';

// SQLSTATE 53: no room, memory or connection. 58030: the database's own disk fails.
const FULL = /^(53\w{3}|58030|ENOSPC|EDQUOT|EMFILE|ENFILE|ENOMEM|EIO)$/;
const LOST =
  /^(08\w{3}|57P\w{2}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
// node-postgres gives these no code.
const LOST_WORDS = /connection (terminated|ended)|timeout exceeded when trying to connect/i;
/** Errors of ours and of the libraries wrap each other; none goes deeper. */
const DEPTH = 6;

interface Clue {
  message?: unknown;
  cause?: unknown;
  code?: unknown;
  syscall?: unknown;
  /** What an object store answered. */
  $metadata?: { httpStatusCode?: number };
}

const outageIn = (error: Clue): Outage | null => {
  const code = typeof error.code === 'string' ? error.code : '';
  // Too many connections is a want of the database, and to whoever asks the same as none.
  if (code === '53300' || error instanceof DatabaseLost) return 'lost';
  if (FULL.test(code)) return 'full';
  if (LOST.test(code) || error.syscall === 'connect' || LOST_WORDS.test(String(error.message))) return 'lost';
  return (error.$metadata?.httpStatusCode ?? 0) >= 500 ? 'lost' : null;
};

/** Whether an error, or what caused it, comes from around Suki and passes: what was asked for may be asked again. */
export const outageOf = (error: unknown): Outage | null => {
  let cause = error as Clue | null | undefined;
  // The queue tells of errors by copies that are none.
  for (let depth = 0; cause && typeof cause === 'object' && depth < DEPTH; depth++) {
    const outage = outageIn(cause);
    if (outage) return outage;
    cause = cause.cause as Clue | null | undefined;
  }
  return null;
};
