import { DatabaseLost } from './DatabaseLost.ts';
import { ServerBusy } from './fairTurns.ts';

/**
 * `lost`: something that Suki needs cannot be reached. `full`: it has no room, memory or connection left. `refused`: the database
 * answers, and does not accept the server's credentials. `busy`: all is well, but this server has too much to do.
 */
export type Outage = 'lost' | 'full' | 'refused' | 'busy';

// SQLSTATE 53: no room, memory or connection. 58030: the database's own disk fails.
const FULL = /^(53\w{3}|58030|ENOSPC|EDQUOT|EMFILE|ENFILE|ENOMEM|EIO|EAGAIN)$/;
const LOST =
  /^(08\w{3}|57P\w{2}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
// node-postgres gives these no code.
const LOST_WORDS = /connection (terminated|ended)|timeout exceeded when trying to connect/i;
// SQLSTATE 28: a wrong password, or a user that pg_hba.conf does not admit. SASL: no password where one is asked for.
const REFUSED = /^28(000|P01)$/;
const REFUSED_WORDS = /^SASL: /;
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
  if (error instanceof ServerBusy) return 'busy';
  const code = typeof error.code === 'string' ? error.code : '';
  if (REFUSED.test(code) || REFUSED_WORDS.test(String(error.message))) return 'refused';
  // Too many connections is a want of the database, and for the caller the same as none.
  if (code === '53300' || error instanceof DatabaseLost) return 'lost';
  if (FULL.test(code)) return 'full';
  if (LOST.test(code) || error.syscall === 'connect' || LOST_WORDS.test(String(error.message))) return 'lost';
  return (error.$metadata?.httpStatusCode ?? 0) >= 500 ? 'lost' : null;
};

/** Whether an error, or what caused it, comes from around Suki and passes: what was asked for may be asked again. */
export const outageOf = (error: unknown): Outage | null => {
  let found: Outage | null = null;
  let cause = error as Clue | null | undefined;
  // The queue reports errors by copies that are none.
  for (let depth = 0; cause && typeof cause === 'object' && depth < DEPTH; depth++) {
    const outage = outageIn(cause);
    // A refused sign-in arrives wrapped as a lost database.
    if (outage === 'refused') return outage;
    found ??= outage;
    cause = cause.cause as Clue | null | undefined;
  }
  return found;
};
