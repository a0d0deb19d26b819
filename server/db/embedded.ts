import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import { isRunning } from '../process/running.ts';
import { type Cluster, hide, openCluster, runOn } from './embedded/cluster.ts';
import { explain } from './embedded/explain.ts';
import { hasPassword, loopback } from './embedded/loopback.ts';
import type { Listening, Mode } from './embedded/mode.ts';
import { socket } from './embedded/socket.ts';

export interface EmbeddedDatabase {
  url: string;
  /** Where the data really is; differs from what was asked for when root cannot share that folder. */
  folder: string;
  /** True when it was running already: another process may be using it. */
  wasRunning: boolean;
  /** Starts it again in the same place when its process is gone; false when it runs. Throws while it does not come up. */
  revive: () => Promise<boolean>;
  stop: () => Promise<void>;
}

const TRIES = 5;
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und'];

const initialise = async (cluster: Cluster, mode: Mode): Promise<void> => {
  // Its first file says nothing: an initdb that was killed leaves that behind too.
  const unfinished = `${cluster.data}.unfinished`;
  if (existsSync(join(cluster.data, 'PG_VERSION')) && !existsSync(unfinished)) return;
  await writeFile(unfinished, '');
  await rm(cluster.data, { recursive: true, force: true });
  await mkdir(cluster.data, { mode: 0o700 });
  await hide(cluster.data, cluster.owner, 0o700);
  const options = await mode.initialise(cluster);
  await runOn(cluster, 'initdb', '-U', 'suki', ...options, ...LOCALE, '--no-sync');
  await rm(unfinished);
};

/** Where a postmaster already listens on this data; one that comes up or goes down is waited for. Null: there is none. */
const running = async (cluster: Cluster, mode: Mode): Promise<Listening | null> => {
  for (let tries = 240; tries > 0; tries--) {
    const isUp = await runOn(cluster, 'pg_ctl', 'status').then(
      () => true,
      () => false,
    );
    if (!isUp) return null;
    const lines = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
    const state = lines.split('\n')[7]?.trim();
    if (state === 'ready') return mode.find(cluster, lines.split('\n'));
    await sleep(250);
  }
  return null;
};

// After a crash every file would be opened and synced before anything else; one call for the whole disk is done in a moment.
const SYNC = platform() === 'linux' ? '-c recovery_init_sync_method=syncfs' : '';

const launch = (cluster: Cluster, { flags }: Listening): Promise<void> => {
  const options = `-c max_connections=200 ${SYNC} ${flags}`;
  const log = join(cluster.data, 'server.log');
  return runOn(cluster, 'pg_ctl', 'start', '-w', '-t', '60', '-l', log, '-o', options);
};

const start = async (cluster: Cluster, mode: Mode): Promise<Listening> => {
  for (let tries = TRIES; ; tries--) {
    const listening = await mode.choose(cluster);
    try {
      await launch(cluster, listening);
      return listening;
    } catch (error) {
      await listening.close();
      if (tries === 1 || !(await mode.isTaken(listening))) throw error;
    }
  }
};

const revive = async (cluster: Cluster, listening: Listening): Promise<boolean> => {
  const file = join(cluster.data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (await isRunning(pid)) return false;
  // PostgreSQL would take the id of a process that nobody waited for as one that runs.
  await rm(file, { force: true });
  await listening.clear();
  await launch(cluster, listening);
  return true;
};

const open = async (cluster: Cluster, mode: Mode): Promise<EmbeddedDatabase> => {
  await initialise(cluster, mode);
  const earlier = await running(cluster, mode);
  const listening = earlier ?? (await start(cluster, mode));
  const stop = async () => {
    await runOn(cluster, 'pg_ctl', 'stop', '-m', 'fast', '-w');
    await listening.close();
  };
  try {
    await mode.enter(cluster, listening);
  } catch (error) {
    if (!earlier) await stop();
    throw error;
  }
  return {
    url: listening.url,
    folder: cluster.data,
    wasRunning: earlier !== null,
    revive: () => revive(cluster, listening),
    stop,
  };
};

const modeOf = (cluster: Cluster): Mode =>
  platform() === 'win32' || hasPassword(cluster) ? loopback() : socket;

/**
 * Starts the PostgreSQL that came with npm on `dataDir`, or takes over one that an earlier, killed process left running.
 * Throws ConfigError with a sentence when the folder or the binaries cannot be used.
 */
export const startEmbedded = async (dataDir: string, asked?: Mode): Promise<EmbeddedDatabase> => {
  const cluster = await openCluster(dataDir);
  try {
    return await open(cluster, asked ?? modeOf(cluster));
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(await explain(error as Error, cluster));
  }
};

const FIND_TRIES = 240;

/** The URL of the PostgreSQL that a server runs on `dataDir`; one that is being started is waited for. Throws ConfigError. */
export const findEmbedded = async (dataDir: string): Promise<string> => {
  const cluster = await openCluster(dataDir);
  for (let tries = FIND_TRIES; tries > 0; tries--) {
    const found = await running(cluster, modeOf(cluster));
    if (found) return found.url;
    await sleep(250);
  }
  throw new ConfigError(`The PostgreSQL in ${cluster.data} does not come up: look into the server's log.`);
};
