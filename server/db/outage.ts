import { DatabaseLost } from './lost.ts';

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
  code?: unknown;
  syscall?: unknown;
  /** What an object store answered. */
  $metadata?: { httpStatusCode?: number };
}

const outageIn = (error: Error & Clue): Outage | null => {
  const code = typeof error.code === 'string' ? error.code : '';
  // Too many connections is a want of the database, and to whoever asks the same as none.
  if (code === '53300' || error instanceof DatabaseLost) return 'lost';
  if (FULL.test(code)) return 'full';
  if (LOST.test(code) || error.syscall === 'connect' || LOST_WORDS.test(error.message)) return 'lost';
  return (error.$metadata?.httpStatusCode ?? 0) >= 500 ? 'lost' : null;
};

/** Whether an error, or what caused it, comes from around Suki and passes: what was asked for may be asked again. */
export const outageOf = (error: unknown): Outage | null => {
  let cause: unknown = error;
  for (let depth = 0; cause instanceof Error && depth < DEPTH; depth++) {
    const outage = outageIn(cause);
    if (outage) return outage;
    cause = cause.cause;
  }
  return null;
};
