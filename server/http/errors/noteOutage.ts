import type { Logger } from 'pino';
import { outageOf } from '../../db/outage.ts';
import { forLog } from './forLog.ts';

const EVERY_MS = 10_000;

/** Wrong credentials need a person, an outage passes: the log tells one from the other. */
const outages = { tallies: new WeakMap<Logger, Map<string, number>>(), goesOn: 'outage goes on' };
const refusals: typeof outages = {
  tallies: new WeakMap(),
  goesOn: 'PostgreSQL goes on refusing the credentials of this server',
};

const keepCounting = (log: Logger, { tallies, goesOn }: typeof outages): Map<string, number> => {
  const counts = new Map<string, number>();
  const timer = setInterval(() => {
    if (counts.size) {
      log.error({ seconds: EVERY_MS / 1000, counts: Object.fromEntries(counts) }, goesOn);
      return counts.clear();
    }
    clearInterval(timer);
    tallies.delete(log);
  }, EVERY_MS);
  timer.unref();
  return counts;
};

/**
 * Logs an outage: its first error in full, those that follow as numbers, one line every ten seconds, until ten seconds pass
 * without any. Credentials that PostgreSQL refuses are logged as such.
 */
export const noteOutage = (log: Logger, error: unknown, what: string, about: object = {}): void => {
  const isRefused = outageOf(error) === 'refused';
  const kind = isRefused ? refusals : outages;
  const logged = forLog(error);
  const counts = kind.tallies.get(log);
  if (!counts) {
    kind.tallies.set(log, keepCounting(log, kind));
    log.error(
      { ...logged, ...about },
      isRefused ? `${what}: PostgreSQL refuses the credentials of this server` : what,
    );
    return;
  }
  const key = `${what}: ${logged.code ?? logged.error}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
