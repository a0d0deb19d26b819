import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..', '..');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });

const waitUntilUp = async (url: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) break;
    const up = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start: see its output above.');
};

/** When a process has ended. */
export const ended = (server: ChildProcess): Promise<unknown> =>
  server.exitCode === null ? new Promise((resolve) => server.once('exit', resolve)) : Promise.resolve();

/** Where and on what a server runs; `isNamed` when people reach it by a name instead of a number. */
interface On {
  databaseUrl: string;
  dataDir: string;
  isNamed?: boolean;
  /** More settings. */
  env?: Readonly<Record<string, string>>;
}

/** Starts the real server; a run that is broken off leaves nothing behind. */
export const spawnServer = async ({ databaseUrl, dataDir, isNamed = false, env = {} }: On) => {
  const port = await freePort();
  const url = `http://${isNamed ? 'localhost' : '127.0.0.1'}:${port}`;
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      ...(isNamed ? { PUBLIC_URL: url } : {}),
      ...env,
    },
  });
  process.once('exit', () => server.kill('SIGTERM'));
  await waitUntilUp(`http://127.0.0.1:${port}`, server);
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended(server);
  };
  return { url, stop };
};
