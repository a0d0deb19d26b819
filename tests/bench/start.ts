import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { median, type Result } from './result.ts';
import { isUp, makeDataDir, startServer } from './server.ts';

const postmaster = async (dataDir: string): Promise<number> =>
  Number(
    (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );

/** Seconds from the death of a server's own PostgreSQL to the first answer out of the one that it starts instead. */
const comeback = async (dataDir: string, url: string): Promise<number> => {
  const before = await postmaster(dataDir);
  process.kill(before, 'SIGKILL');
  const killed = performance.now();
  for (;;) {
    const now = await postmaster(dataDir);
    if (now && now !== before && (await isUp(url))) return (performance.now() - killed) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** The time to start with data in place, the middle of three, and to come back when PostgreSQL died. `whileUp` may use the last one. */
export const measureStart = async (whileUp: (url: string) => Promise<Result[]>): Promise<Result[]> => {
  const dataDir = await makeDataDir();
  try {
    await (await startServer(dataDir)).stop();
    const seconds: number[] = [];
    for (let round = 0; round < 2; round++) {
      const server = await startServer(dataDir);
      seconds.push(server.seconds);
      await server.stop();
    }
    const last = await startServer(dataDir);
    seconds.push(last.seconds);
    try {
      const start = { what: 'Start with data in place', value: median(seconds), unit: 's', budget: 3 };
      const others = await whileUp(last.url);
      const again = await comeback(dataDir, last.url);
      return [
        start,
        { what: 'Up again after its PostgreSQL died', value: again, unit: 's', budget: 5 },
        ...others,
      ];
    } finally {
      await last.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
