import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmbeddedDatabase } from './db/embedded.ts';
import { noteOutage } from './http/errors/noteOutage.ts';

const EVERY_MS = 500;

/**
 * Looks twice a second whether the embedded PostgreSQL runs, and starts it again where it was when it does not. `stop` resolves
 * when it is left alone.
 */
export const keepUp = ({ revive }: Pick<EmbeddedDatabase, 'revive'>, log: Logger) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = async () => {
    while (!signal.aborted) {
      try {
        if (await revive()) log.warn('PostgreSQL had ended and was started again');
      } catch (error) {
        // Its processes may hold its memory for a moment longer; whatever else it is may pass too.
        noteOutage(log, error, 'PostgreSQL was not started again');
      }
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();
  const stop = async () => {
    stopping.abort();
    await watching;
  };
  return { stop };
};
