/** What the line loses of a call: it does not arrive, or it does and its answer does not come back. */
export type Lost = 'request' | 'answer';

const PAGE = 'http://localhost:3000/api/';
/** What the portal waits before it sends again what was lost. */
const PAUSES_MS = [300, 1000, 2500];

/** A line between a page and its server that loses what it is told to; pauses before another try pass at once. */
export const lossyLine = () => {
  const [reached, wait] = [globalThis.fetch, globalThis.setTimeout];
  let losing: Lost[] = [];
  globalThis.fetch = async (input, init) => {
    const isOurs = input instanceof Request && input.url.startsWith(PAGE);
    const lost = isOurs ? losing.shift() : undefined;
    if (lost === 'request') throw new TypeError('Failed to fetch');
    const answer = await reached(input, init);
    if (lost) throw new TypeError('Failed to fetch');
    return answer;
  };
  globalThis.setTimeout = Object.assign(
    (run: () => void, ms?: number) => wait(run, ms && PAUSES_MS.includes(ms) ? 1 : ms),
    wait,
  ) as typeof setTimeout;
  return {
    /** Of the next calls, in their order; nothing for a line that is whole again. */
    lose: (...next: Lost[]): void => {
      losing = next;
    },
    close: (): void => {
      globalThis.fetch = reached;
      globalThis.setTimeout = wait;
    },
  };
};
export type LossyLine = ReturnType<typeof lossyLine>;
