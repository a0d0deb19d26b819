import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into a server that is measured: watches how long nothing else could run there and how much memory it takes, and tells when asked. */

/** What it tells: milliseconds since the last time, and bytes at most. */
export interface Watched {
  stall: number;
  memory: number;
}

const delay = monitorEventLoopDelay({ resolution: 5 });
let memory = process.memoryUsage.rss();
setInterval(() => {
  memory = Math.max(memory, process.memoryUsage.rss());
}, 50).unref();
delay.enable();

process.on('message', () => {
  process.send?.({ stall: delay.max / 1e6, memory } satisfies Watched);
  delay.reset();
  memory = process.memoryUsage.rss();
});
process.channel?.unref();
