import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchedServer } from './watchedServer.ts';

interface Asking {
  path: string;
  as: string;
}

/** How somebody else's list answers, one request after the other, while `work` runs: milliseconds of each. */
export const others = async <T>(
  server: WatchedServer,
  { path, as }: Asking,
  work: () => Promise<T>,
): Promise<{ times: number[]; answer: T }> => {
  const times: number[] = [];
  let goesOn = true;
  const asking = (async () => {
    while (goesOn) {
      const started = performance.now();
      await server.call('GET', path, { as });
      times.push(performance.now() - started);
      await sleep(20);
    }
  })();
  const answer = await work();
  goesOn = false;
  await asking;
  return { times, answer };
};
