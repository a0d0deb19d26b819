/** Room for a few at a time; whoever finds none waits, first come, first served. */
export interface Places {
  /**
   * Resolves with how to give the place back, once there is one. Who says how long it may take (`waitMs`) is turned away when that
   * is over, or at once when too many wait already; all others wait as long as it takes. Rejects with `busy()`, or with the
   * signal's reason.
   */
  take: (signal?: AbortSignal, waitMs?: number) => Promise<() => void>;
}

interface Limits {
  /** How many have a place at the same time. */
  most: number;
  /** How many may wait before the next one who is in a hurry is turned away. */
  line: number;
  busy: () => Error;
}

/** Makes room for so many at a time. */
export const openPlaces = ({ most, line, busy }: Limits): Places => {
  let taken = 0;
  const waiting: (() => void)[] = [];
  // A place that is given back goes to the next one in the line: nobody who comes meanwhile gets it.
  const handOver = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  const standInLine = (signal: AbortSignal | undefined, waitMs: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      const ends = [signal ?? [], waitMs === undefined ? [] : AbortSignal.timeout(waitMs)].flat();
      const over = AbortSignal.any(ends);
      const go = () => {
        over.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal?.aborted ? signal.reason : busy());
      };
      over.addEventListener('abort', leave, { once: true });
      waiting.push(go);
    });
  const placeOf = () => {
    let isGone = false;
    return () => {
      if (!isGone) handOver();
      isGone = true;
    };
  };
  return {
    take: async (signal, waitMs) => {
      signal?.throwIfAborted();
      if (taken < most) taken += 1;
      else if (waitMs !== undefined && waiting.length >= line) throw busy();
      else await standInLine(signal, waitMs);
      return placeOf();
    },
  };
};
