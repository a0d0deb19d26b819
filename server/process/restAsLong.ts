import { setTimeout as sleep } from 'node:timers/promises';

/** Rests, so that the others of a server and of its database have their turn. */
export type Rest = () => Promise<void>;

const LONGEST_MS = 200;

/** Each rest is twice as long as what was done since the one before: who rests after every small piece works a third of the time. */
export const restAsLong = (): Rest => {
  let since = performance.now();
  return async () => {
    await sleep(Math.min(2 * (performance.now() - since), LONGEST_MS));
    since = performance.now();
  };
};

/** Of work that nobody waits beside. */
export const noRest: Rest = async () => undefined;
