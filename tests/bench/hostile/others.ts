import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../../support/app/client.ts';
import { median, type Result } from '../result.ts';
import type { WatchedServer } from '../watchedServer.ts';

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

const FLOOD_MS = 6_000;

/** Keeps `atOnce` requests under way for six seconds, also when it is told to wait; how many were answered with each status. */
const flood = async (atOnce: number, send: (n: number) => Promise<Answer>) => {
  const until = performance.now() + FLOOD_MS;
  const answers: Record<number, number> = {};
  let sent = 0;
  const one = async () => {
    while (performance.now() < until) {
      const { status } = await send(sent++);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answers;
};

/** What a flood from one account or address makes of the others' median, against the one without it in the same run: twice at most. */
export const othersUnder = async (
  server: WatchedServer,
  asking: Asking,
  { what, atOnce, send }: { what: string; atOnce: number; send: Parameters<typeof flood>[1] },
): Promise<Result> => {
  const idle = median((await others(server, asking, () => sleep(FLOOD_MS))).times);
  const { times, answer } = await others(server, asking, () => flood(atOnce, send));
  const counts = Object.entries(answer).map(([status, n]) => `${n} × ${status}`);
  const note = `${median(times).toFixed(1)} ms of ${idle.toFixed(1)} ms idle; the flood was answered ${counts.join(', ')}`;
  return { what: `${what}, others' median of idle`, value: median(times) / idle, unit: '×', budget: 2, note };
};
