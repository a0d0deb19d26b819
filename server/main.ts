import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { bringUp, isSeedingDue, openDatabase } from './bringUp.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { isSkewed, MOST_SKEW_SECONDS, openDatabaseClock } from './db/databaseClock.ts';
import { openPools } from './db/pools.ts';
import { openProbeConnection } from './db/probeConnection.ts';
import { openFileStore } from './files/openFileStore.ts';
import { makeKeyFrom } from './http/caller/keyOf.ts';
import { openRightsUsed } from './http/caller/rightsUsed.ts';
import { openProbes } from './http/probes.ts';
import type { StartedWorkers } from './jobs/startWorkers.ts';
import { buildWhenStale } from './portalBuild.ts';
import { runApart } from './process/apart.ts';
import { collectEarly } from './process/collectEarly.ts';
import { holdFolder } from './process/holdFolder.ts';
import { assertPortFree, drain, listen } from './process/listen.ts';
import { openDataFolder } from './process/openDataFolder.ts';
import { stopper } from './process/stopper.ts';
import { within } from './process/within.ts';
import { openProcesses, startJobs } from './registries/jobs.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/users.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Windows knows no SIGTERM; it tells of a closed window and of Ctrl-Break instead. */
const ENDS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'];
/** A server that ran has ended by then, whatever its clients do; what is left of its database ends by itself. */
const LAST_MS = 8_500;
/** What the last flush of used rights may take. */
const NOTES_MS = 500;
const POOLS_MS = 1_000;
const BRING_UP = new URL('./bringUpChild.ts', import.meta.url);

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

type Stopper = ReturnType<typeof stopper>;

const usesFolder = ({ databaseUrl, s3Url }: Config): boolean => !(databaseUrl && s3Url);

/** Makes the data folder ours alone: to its files nobody else, to its embedded database no other server. */
const takeFolder = async (config: Config, { later }: Stopper): Promise<void> => {
  if (!usesFolder(config)) return;
  if (!(await openDataFolder(config.dataDir)))
    say(`${config.dataDir} belongs to another account: who else reads it is up to that one.`);
  // What is written from here on is for its owner alone.
  process.umask(0o077);
  if (!config.databaseUrl)
    later(await holdFolder(config.dataDir, { who: 'server', address: config.publicUrl }));
};

/** The database, migrated and filled, and the portal, built. */
const prepare = async (config: Config, log: Logger, { later }: Stopper) => {
  const dist = join(import.meta.dirname, '..', 'dist');
  // `npm run dev` serves the portal from its sources.
  const apiOnly = process.argv.includes('--api-only');
  const opening = openDatabase(config, process.argv.includes('--loopback'), log);
  // Ctrl-C or a failed build must not leave a PostgreSQL that was about to start.
  later(async () => (await opening).stop());
  const [{ url, place, folder }, built] = await Promise.all([
    opening,
    !apiOnly && buildWhenStale(dist, later),
  ]);
  say(`Portal: ${built ? 'built' : existsSync(dist) ? 'up to date' : 'not built'}`);
  say(`Database: ${place}`);
  const files = openFileStore(config);
  const lines =
    config.demo && (await isSeedingDue(url))
      ? await runApart<string[]>(BRING_UP, { url }, later)
      : await bringUp(url, { demo: config.demo, files });
  for (const line of lines) say(`Database: ${line}`);
  return { url, files, dist, folder };
};

/** The database's clock, and the one connection that it and the probes have. */
const openClock = async (url: string, log: Logger, { later }: Stopper) => {
  const connection = openProbeConnection(url);
  later(() => connection.end());
  const onChange = (isOff: boolean, skewSeconds: number) => {
    const about = { skewSeconds, most: MOST_SKEW_SECONDS };
    if (isOff) log.error(about, 'the clock of this machine is not the clock of the database');
    else log.warn(about, 'the clock of this machine is the clock of the database again');
  };
  const clock = await openDatabaseClock(connection, { onChange });
  later(async () => clock.stop());
  const skew = clock.skewSeconds() ?? 0;
  if (isSkewed(skew))
    say(
      `Clock: this machine is ${Math.abs(Math.round(skew))} seconds ${skew > 0 ? 'ahead of' : 'behind'} the database. Set its clock: until then this server uses the database's time and settles no days.`,
    );
  return { connection, clock };
};

const run = async (): Promise<void> => {
  const config = readConfig();
  collectEarly();
  const steps = stopper();
  const stopping = new AbortController();
  let isUp = false;
  const leave = (code: number) => {
    stopping.abort();
    if (isUp) setTimeout(() => process.exit(code), LAST_MS);
    void steps.stop().finally(() => process.exit(code));
  };
  for (const signal of ENDS) process.once(signal, () => leave(0));
  try {
    await takeFolder(config, steps);
    await assertPortFree(config);
    const log = pino({
      level: process.stdout.isTTY && config.logLevel === 'info' ? 'warn' : config.logLevel,
    });
    const { url, files, dist, folder } = await prepare(config, log, steps);
    const { connection, clock } = await openClock(url, log, steps);
    const pools = openPools(url);
    steps.later(() => within(POOLS_MS, pools.end()));
    if (config.signingSecret) await makeKeyFrom(pools, config.signingSecret);
    const rights = openRightsUsed();
    // After the last request, before its connections end.
    steps.later(() => within(NOTES_MS, rights.flush(pools)));
    let jobs: StartedWorkers | undefined;
    const probes = await openProbes({
      connection,
      clock,
      isQueueAlive: () => jobs?.isAlive() ?? false,
      dataDir: usesFolder(config) ? config.dataDir : undefined,
      folders: folder ? [folder] : [],
    });
    const { signal } = stopping;
    const deps = { config, pools, log, files, rights, now: clock.now, clock, probes, stopping: signal };
    const server = await listen(createApp(deps, dist), config);
    isUp = true;
    const draining = () => drain(server);
    steps.later(draining);
    announce(config);
    jobs = await startJobs(deps, url, openProcesses(url));
    const { stop } = jobs;
    steps.later(() => Promise.all([draining(), stop()]));
  } catch (error) {
    await steps.stop();
    throw error;
  }
};

run().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError ? `${error.message}\n` : `Suki did not start: ${(error as Error).stack}\n`,
  );
  process.exit(1);
});
