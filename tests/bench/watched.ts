import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a piece of work took. */
export interface Watched {
  /** Seconds from its begin to its end. */
  seconds: number;
  /** The longest that nothing else could run, in milliseconds. */
  stall: number;
  /** How much the process grew at most, in bytes. */
  growth: number;
}

/** Runs `work` in this process and watches it. */
export const watched = async (work: () => Promise<unknown>): Promise<Watched> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  delay.enable();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  clearInterval(timer);
  peak = Math.max(peak, process.memoryUsage.rss());
  return { seconds, stall: delay.max / 1e6, growth: peak - before };
};
