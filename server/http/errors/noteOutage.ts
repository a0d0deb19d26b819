import type { Logger } from 'pino';
import { forLog } from './forLog.ts';

const EVERY_MS = 10_000;
const tallies = new WeakMap<Logger, Map<string, number>>();

const keepCounting = (log: Logger): Map<string, number> => {
  const counts = new Map<string, number>();
  const timer = setInterval(() => {
    if (counts.size) {
      log.error({ seconds: EVERY_MS / 1000, counts: Object.fromEntries(counts) }, 'outage goes on');
      return counts.clear();
    }
    clearInterval(timer);
    tallies.delete(log);
  }, EVERY_MS);
  timer.unref();
  return counts;
};

/**
 * Writes an outage into the log: the first error as it is, those that follow as numbers, one line every ten seconds, until ten
 * seconds pass without any. An outage has thousands, and they all say the same.
 */
export const noteOutage = (log: Logger, error: unknown, what: string, about: object = {}): void => {
  const said = forLog(error);
  const counts = tallies.get(log);
  if (!counts) {
    tallies.set(log, keepCounting(log));
    log.error({ ...said, ...about }, what);
    return;
  }
  const key = `${what}: ${said.code ?? said.error}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
