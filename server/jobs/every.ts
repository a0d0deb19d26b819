import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { outageOf } from '../db/outage.ts';
import { forLog } from '../http/errors/forLog.ts';
import { noteOutage } from '../http/errors/noteOutage.ts';

/**
 * Runs `work` again and again, `ms` after the last run ended, until the signal; a failed run is logged and the next one comes.
 * Resolves when the last run has ended.
 */
export const every = async (
  name: string,
  ms: number,
  { signal, log }: { signal: AbortSignal; log: Logger },
  work: () => Promise<unknown>,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await work();
    } catch (error) {
      if (signal.aborted) continue;
      if (outageOf(error)) noteOutage(log, error, `${name} failed`);
      else log.error(forLog(error), `${name} failed`);
    }
    await sleep(ms, undefined, { signal }).catch(() => undefined);
  }
};
