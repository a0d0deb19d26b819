import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { bringUp, openDatabase } from './boot.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openPools } from './db/connect.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './db/seed/users.ts';
import { openFileStore } from './files/store.ts';
import { startJobs } from './jobs/start.ts';
import { buildWhenStale } from './portalBuild.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const portProblem = (error: NodeJS.ErrnoException, config: Config): ConfigError =>
  new ConfigError(
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is taken: stop what listens there or set PORT to another number.`
      : `Suki cannot listen on ${config.host}:${config.port} (${error.message}): set HOST and PORT.`,
  );

const listen = (app: ReturnType<typeof createApp>, config: Config): Promise<ReturnType<typeof serve>> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () =>
      resolve(server),
    );
    server.on('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, config)));
  });

/** Says at once that a port is taken, before the database is touched. */
const assertPortFree = (config: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });

/** Every step that was started is stopped in the opposite order, once. */
const stopper = () => {
  const steps: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    for (const step of steps.reverse()) await step().catch(() => undefined);
  };
  return { later: (step: () => Promise<unknown>) => steps.push(step), stop: () => (stopping ??= stop()) };
};

/** Windows knows no SIGTERM; it tells of a closed window and of Ctrl-Break instead. */
const ENDS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'];

const announce = (config: Config): void => {
  say('');
  say(`  Suki is ready at ${config.publicUrl}`);
  if (!config.demo) return;
  say(`  Demo accounts, all with the password ${DEMO_PASSWORD}:`);
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.username.length));
  for (const { username, about } of DEMO_ACCOUNTS) say(`    ${username.padEnd(width)}  ${about}`);
  say('  Messages that would go out by mail or SMS: /demo/outbox');
  say('');
};

const run = async (): Promise<void> => {
  const config = readConfig();
  const { later, stop } = stopper();
  const leave = (code: number) => void stop().finally(() => process.exit(code));
  for (const signal of ENDS) process.once(signal, () => leave(0));
  try {
    await assertPortFree(config);
    const dist = join(import.meta.dirname, '..', 'dist');
    // `npm run dev` serves the portal from its sources.
    const apiOnly = process.argv.includes('--api-only');
    const opening = openDatabase(config, process.argv.includes('--loopback'));
    // Ctrl-C or a failed build must not leave a PostgreSQL that was about to start.
    later(async () => (await opening).stop());
    const [database, built] = await Promise.all([opening, !apiOnly && buildWhenStale(dist)]);
    say(`Portal: ${built ? 'built' : existsSync(dist) ? 'up to date' : 'not built'}`);
    say(`Database: ${database.place}`);
    const files = openFileStore(config);
    for (const line of await bringUp(database.url, { demo: config.demo, now: new Date(), files }))
      say(`Database: ${line}`);
    const pools = openPools(database.url);
    later(pools.end);
    const log = pino({
      level: process.stdout.isTTY && config.logLevel === 'info' ? 'warn' : config.logLevel,
    });
    const deps = { config, pools, log, files, now: () => new Date() };
    const server = await listen(createApp(deps, dist), config);
    later(() => new Promise((done) => server.close(done)));
    announce(config);
    const jobs = await startJobs(deps, database.url);
    later(jobs.stop);
  } catch (error) {
    await stop();
    throw error;
  }
};

run().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError ? `${error.message}\n` : `Suki did not start: ${(error as Error).stack}\n`,
  );
  process.exit(1);
});
