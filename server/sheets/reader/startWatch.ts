import { Worker } from 'node:worker_threads';

/** How long a process may compute, and how long it may take in all, in milliseconds. */
export interface Longest {
  computingMs: number;
  allMs: number;
}

/**
 * Ends this process when it takes too long, from a thread of its own: the main one may be busy for good, and whoever started it
 * may be gone. Computing counts by itself, so that others who keep the machine busy are no reason to refuse a file.
 */
export const startWatch = ({ computingMs, allMs }: Longest): Worker =>
  new Worker(
    `setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (user + system > ${computingMs} * 1000 || process.uptime() * 1000 > ${allMs}) process.kill(process.pid, 'SIGKILL');
    }, 250)`,
    { eval: true, execArgv: [] },
  );
