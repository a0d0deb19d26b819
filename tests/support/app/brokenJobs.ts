import { setTimeout as sleep } from 'node:timers/promises';
import { serveJobs } from '#server/jobs/processes/serveJobs.ts';
import type { Work } from '#server/jobs/work.ts';

/** What a job of `brokenJobs` does, by the `query` of an export or the name of an imported file. */
export type Broken = 'computes' | 'fills' | 'exits' | 'waits' | 'reports' | 'crashes';
/** After this a job that `crashes` does so: meanwhile others begin. */
const CRASH_MS = 2_000;

const fill = (): void => {
  const all: string[][] = [];
  for (;;) all.push(Array.from({ length: 1_000 }, (_, at) => `${all.length} ${at}`));
};

const broken = async (_: unknown, { turn, report }: Work): Promise<void> => {
  const what = String(turn.params.query ?? turn.params.fileName);
  if (what.startsWith('computes')) for (;;);
  if (what.startsWith('fills')) fill();
  if (what.startsWith('exits')) process.exit(3);
  if (what.startsWith('crashes')) {
    await sleep(CRASH_MS);
    // As the system ends a container that ran out of memory: the server with all of its processes.
    process.kill(-process.ppid, 'SIGKILL');
  }
  for (let done = 0; ; done++) {
    await sleep(20);
    if (what.startsWith('reports')) await report(done, 10_000);
  }
};

// A process for jobs, none of which comes to an end of its own.
serveJobs(
  { export: broken, import: broken, certificates: broken, receipts: broken },
  Number(process.argv[2]),
);
