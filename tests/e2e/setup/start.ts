import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, execute, openTestServer } from '#tests/support/app/testServer.ts';
import { announce, type RunningServer, type ServerName } from './server.ts';
import { ended, ROOT, spawnServer } from './spawnServer.ts';

interface Started extends RunningServer {
  stop: () => Promise<void>;
}

const quiet = ['ignore', 'ignore', 'inherit'] as const;

/** The portal built, and a demo, with its files: made once, as it takes longer than all else of a start. */
const makeDemo = async (postgresUrl: string) => {
  const name = `suki_e2e_demo_${randomBytes(4).toString('hex')}`;
  await execute(postgresUrl, `create database ${name}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-e2e-demo-'));
  const made = spawn(process.execPath, [join(import.meta.dirname, 'makeDemo.ts')], {
    cwd: ROOT,
    stdio: [...quiet],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseAt(postgresUrl, name),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
  });
  process.once('exit', () => made.kill('SIGTERM'));
  await ended(made);
  if (made.exitCode !== 0) throw new Error('The demo was not made: see its output above.');
  const remove = async () => {
    await execute(postgresUrl, `drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { name, dataDir, remove };
};

type Demo = Awaited<ReturnType<typeof makeDemo>>;

/** Starts a server on a database and files of its own, copied from the demo. */
const startOne = async (postgresUrl: string, demo: Demo): Promise<Started> => {
  const name = `suki_e2e_${randomBytes(4).toString('hex')}`;
  await execute(postgresUrl, `create database ${name} template ${demo.name} strategy file_copy`);
  const databaseUrl = databaseAt(postgresUrl, name);
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-e2e-'));
  await cp(demo.dataDir, dataDir, { recursive: true });
  const server = await spawnServer({ databaseUrl, dataDir });
  const stop = async () => {
    await server.stop();
    await execute(postgresUrl, `drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, databaseUrl, stop };
};

/** Starts the real servers on one PostgreSQL; the answer stops them all. */
export default async function start(): Promise<() => Promise<void>> {
  const postgres = await openTestServer();
  const demo = await makeDemo(postgres.url);
  // The pages are looked at on a server of their own, when they are looked at.
  const names: ServerName[] =
    process.env.TESTS === 'fast' ? ['first', 'second'] : ['first', 'second', 'third'];
  const servers = await Promise.all(
    names.map(async (name) => [name, await startOne(postgres.url, demo)] as const),
  );
  await demo.remove();
  announce(Object.fromEntries(servers));
  return async () => {
    for (const [, server] of servers) await server.stop();
    await postgres.stop();
  };
}
