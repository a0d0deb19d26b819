import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeClient, type TestClient } from '../support/app/client.ts';
import { startClock } from '../support/app/clock.ts';
import type { TestApp } from '../support/app/runApp.ts';
import { freePort } from './freePort.ts';
import type { Watched } from './watchServer.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type WatchedServer = TestClient & {
  url: string;
  /** What was seen since the last time. */
  watched: () => Promise<Watched>;
  stop: () => Promise<void>;
};

const isUp = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The real server in a process of its own, on the database of a test app: nothing of whoever measures is in its figures. */
export const startWatched = async (app: TestApp): Promise<WatchedServer> => {
  const port = String(await freePort());
  const watcher = join(import.meta.dirname, 'watchServer.ts');
  const child = spawn(process.execPath, ['--import', watcher, 'server/main.ts', '--api-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: app.migratorUrl,
      DATA_DIR: app.deps.config.dataDir,
      // The data of a test app was seeded as a demo.
      DEMO: 'on',
      LOG_LEVEL: 'error',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error('The server did not start: see its output above.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const client = makeClient(url, app.admin, startClock(new Date()));
  const watched = async () => {
    const answer = once(child, 'message');
    child.send('tell');
    const [seen] = (await answer) as [Watched];
    return seen;
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { ...client, url, watched, stop };
};
