import type pg from 'pg';
import { bringUp } from './bringUp.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { findEmbedded, startEmbedded } from './db/embedded.ts';
import { connectMigrator, ensureDatabase } from './db/migrator.ts';
import { FolderHeld, holdFolder } from './process/holdFolder.ts';
import { openDataFolder } from './process/openDataFolder.ts';

/** The commands for the people who run the server. */
export type AdminCommand = 'admin:create' | 'admin:confirm';

/** The embedded database of a server that runs, or one that is started for this alone. */
const openEmbedded = async (who: AdminCommand, { dataDir }: Config) => {
  await openDataFolder(dataDir);
  process.umask(0o077);
  const held = await holdFolder(dataDir, { who, address: '' }).catch((error: unknown) => {
    if (error instanceof FolderHeld && error.who === 'server') return null;
    throw error;
  });
  if (!held) return { url: await findEmbedded(dataDir), close: async () => undefined };
  const embedded = await startEmbedded(dataDir).catch(async (error: unknown) => {
    await held();
    throw error;
  });
  const close = async () => {
    // A killed server left it: its next start takes it over.
    if (!embedded.wasRunning) await embedded.stop();
    await held();
  };
  return { url: embedded.url, close };
};

/** The configured database. */
const openDatabase = async (who: AdminCommand, config: Config) => {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  const embedded = await openEmbedded(who, config);
  await ensureDatabase(embedded.url);
  return embedded;
};

/** Does what a command is for, on the configured database as its owner, beside a server that runs or without one. */
export const onDatabase = async (
  who: AdminCommand,
  work: (client: pg.Client, config: Config) => Promise<void>,
): Promise<void> => {
  const config = readConfig();
  const database = await openDatabase(who, config);
  try {
    await bringUp(database.url, { demo: config.demo, seeds: false });
    const client = await connectMigrator(database.url);
    await work(client, config).finally(() => client.end());
  } finally {
    await database.close();
  }
};

/** Ends the process: a mistake in the command with one sentence, anything else with `failed` before it. */
export const endWith = (done: Promise<void>, failed: string): void => {
  done.catch((error: unknown) => {
    const { message } = error as Error;
    process.stderr.write(`${error instanceof ConfigError ? message : `${failed}: ${message}`}\n`);
    process.exitCode = 1;
  });
};
