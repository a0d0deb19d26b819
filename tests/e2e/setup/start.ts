import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, execute, openTestServer } from '../../support/testServer.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

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

const ended = (server: ChildProcess): Promise<unknown> =>
  server.exitCode === null ? new Promise((resolve) => server.once('exit', resolve)) : Promise.resolve();

/** Builds the portal when it is stale and starts the real server on a database of its own; the answer stops both. */
export default async function start(): Promise<() => Promise<void>> {
  const postgres = await openTestServer();
  const name = `suki_e2e_${randomBytes(4).toString('hex')}`;
  await execute(postgres.url, `create database ${name}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-e2e-'));
  const port = await freePort();
  process.env.E2E_URL = `http://127.0.0.1:${port}`;
  process.env.E2E_DATABASE_URL = databaseAt(postgres.url, name);
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: process.env.E2E_DATABASE_URL,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
  });
  // A run that is broken off leaves nothing behind.
  process.once('exit', () => server.kill('SIGTERM'));
  await waitUntilUp(process.env.E2E_URL, server);
  return async () => {
    server.kill('SIGTERM');
    await ended(server);
    await execute(postgres.url, `drop database if exists ${name} with (force)`);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
