import { Worker } from 'node:worker_threads';

const BEAT_MS = 100;
/** A process that gets little of a busy machine is given so many times as long by the clock. */
const PATIENCE = 8;

/**
 * Ends this process with SIGKILL when its event loop was blocked while the process computed for so many milliseconds. On a busy
 * machine that takes longer by the clock, within bounds.
 */
export const watchLoop = (computingMs: number): void => {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const watch = new Worker(
    `const { workerData: { beats, computingMs } } = require('node:worker_threads');
    const computed = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    let last = -1, since = 0, at = 0;
    setInterval(() => {
      const beat = Atomics.load(beats, 0);
      if (beat !== last) [last, since, at] = [beat, computed(), performance.now()];
      else if (computed() - since > computingMs || performance.now() - at > computingMs * ${PATIENCE}) process.kill(process.pid, 'SIGKILL');
    }, ${2 * BEAT_MS})`,
    { eval: true, execArgv: [], workerData: { beats, computingMs } },
  );
  watch.unref();
};
