import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
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

const start = async (cluster: Cluster, mode: Mode): Promise<Listening> => {
  for (let tries = TRIES; ; tries--) {
    const listening = await mode.choose(cluster);
    const flags = `-c max_connections=200 ${listening.flags}`;
    const log = join(cluster.data, 'server.log');
    try {
      await runOn(cluster, 'pg_ctl', 'start', '-w', '-t', '60', '-l', log, '-o', flags);
      return listening;
    } catch (error) {
      await listening.close();
      if (tries === 1 || !(await mode.isTaken(listening))) throw error;
    }
  }
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
  return { url: listening.url, folder: cluster.data, wasRunning: earlier !== null, stop };
};

/**
 * Starts the PostgreSQL that came with npm on `dataDir`, or takes over one that an earlier, killed process left running.
 * Throws ConfigError with a sentence when the folder or the binaries cannot be used.
 */
export const startEmbedded = async (dataDir: string, asked?: Mode): Promise<EmbeddedDatabase> => {
  const cluster = await openCluster(dataDir);
  const needsLoopback = platform() === 'win32' || hasPassword(cluster);
  try {
    return await open(cluster, asked ?? (needsLoopback ? loopback() : socket));
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(await explain(error as Error, cluster));
  }
};
