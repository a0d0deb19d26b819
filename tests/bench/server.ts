import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Running {
  url: string;
  /** Seconds from the start of the process to its first answer. */
  seconds: number;
  stop: () => Promise<void>;
}

export const isUp = (url: string) =>
  fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );

const endOf = (server: ChildProcess) =>
  new Promise<void>((resolve) =>
    server.exitCode === null ? server.once('exit', () => resolve()) : resolve(),
  );

/** Starts the real server with its own PostgreSQL on a data folder. */
export const startServer = async (dataDir: string): Promise<Running> => {
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
export const makeDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-bench-'));
  await chmod(folder, 0o755);
  return folder;
};

/** The real server on a fresh folder with the demo's data, for as long as `work` takes. */
export const withServer = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const dataDir = await makeDataDir();
  try {
    const server = await startServer(dataDir);
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
