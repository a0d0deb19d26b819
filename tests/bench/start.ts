import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { median, type Result } from './result.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Running {
  url: string;
  /** Seconds from the start of the process to its first answer. */
  seconds: number;
  stop: () => Promise<void>;
}

const isUp = (url: string) =>
  fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );

const endOf = (server: ChildProcess) =>
  new Promise<void>((resolve) =>
    server.exitCode === null ? server.once('exit', () => resolve()) : resolve(),
  );

/** Starts the real server with its own PostgreSQL on a data folder. */
const startServer = async (dataDir: string): Promise<Running> => {
  const port = await freePort();
  const { DATABASE_URL: _, ...env } = process.env;
  const started = performance.now();
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (server.exitCode !== null) throw new Error('The server did not start: see its output above.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - started) / 1000;
  const stop = async () => {
    server.kill('SIGTERM');
    await endOf(server);
  };
  return { url, seconds, stop };
};

/** A folder for the server's data that stays reachable for PostgreSQL's own account. */
const makeDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-bench-'));
  await chmod(folder, 0o755);
  return folder;
};

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
