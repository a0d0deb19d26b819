import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { assertScoped } from './db/assertScoped.ts';
import { loopback } from './db/embedded/loopback.ts';
import { startEmbedded } from './db/embedded.ts';
import { ensureRoles } from './db/ensureRoles.ts';
import { migrate } from './db/migrate.ts';
import { connectMigrator, ensureDatabase } from './db/migrator.ts';
import { restoreOwners } from './db/restoreOwners.ts';
import type { FileStore } from './files/openFileStore.ts';
import { keepUp } from './keepUp.ts';
import { writeDemoFiles } from './seed/demo/files/write.ts';
import { assertNoDemo } from './seed/demoMark.ts';
import { prepareDatabase } from './seed/prepare.ts';
import { isDemoDue } from './seed/seedDemo.ts';

export interface Database {
  /** URL of the migrator; the application's pools derive theirs from it. */
  url: string;
  /** One line on where the data is. */
  place: string;
  /** The folder of the embedded one. */
  folder?: string;
  stop: () => Promise<void>;
}

/**
 * The database of the configuration: its own PostgreSQL, or the embedded one started on DATA_DIR and started again whenever it
 * ends, reached by TCP where it is asked for.
 */
export const openDatabase = async (config: Config, byTcp: boolean, log: Logger): Promise<Database> => {
  if (config.databaseUrl) {
    const at = new URL(config.databaseUrl);
    return {
      url: config.databaseUrl,
      place: `PostgreSQL at ${at.hostname}${at.pathname}`,
      stop: async () => undefined,
    };
  }
  const embedded = await startEmbedded(config.dataDir, byTcp ? loopback() : undefined);
  await ensureDatabase(embedded.url);
  const watch = keepUp(embedded, log);
  const stop = async () => {
    await watch.stop();
    await embedded.stop();
  };
  const { url, folder } = embedded;
  return { url, folder, place: `embedded PostgreSQL in ${folder}`, stop };
};

/** What two quarters of a network of the demo's size come to. */
const DEMO_PAYMENTS = 20_000;

interface BringUp {
  /** The setting DEMO: without it, data that was seeded as a demo is refused. */
  demo: boolean;
  /** Whether what is not there of the demo is added; as DEMO says, unless it is said here. */
  seeds?: boolean;
  /** The moment of the seed; the database's, unless it is said here. */
  now?: Date;
  /** About how many payments the demo gets. */
  payments?: number;
  /** Where the files of the demo go; without a store only their rows are seeded. */
  files?: FileStore;
}

const databaseNow = async (client: pg.Client): Promise<Date> => {
  const [row] = (await client.query<{ now: Date }>('select clock_timestamp() as now')).rows;
  if (!row) throw new Error('The database did not say what time it is');
  return row.now;
};

/** Whether `bringUp` would seed something of the demo, which takes much memory and time. */
export const isSeedingDue = async (url: string): Promise<boolean> => {
  const client = await connectMigrator(url);
  try {
    return await isDemoDue(client, await databaseNow(client));
  } finally {
    await client.end();
  }
};

/**
 * Brings the database to today's shape: roles, migrations, reference data, what is not there of the demo. Answers what it did.
 * Throws ConfigError for the data of a demo with DEMO=off.
 */
export const bringUp = async (url: string, options: BringUp): Promise<string[]> => {
  const { demo, seeds = demo, files, payments = DEMO_PAYMENTS } = options;
  const client = await connectMigrator(url);
  try {
    const now = options.now ?? (await databaseNow(client));
    const notes = await ensureRoles(client, url);
    const applied = await migrate(client);
    const restored = await restoreOwners(client);
    if (!demo) await assertNoDemo(client);
    const seeded = await prepareDatabase(client, { demo: seeds, now, payments });
    if (seeds && files) await writeDemoFiles(client, files);
    await assertScoped(client);
    return [
      ...notes,
      ...(applied.length ? [`${applied.length} migrations applied`] : []),
      ...restored,
      ...seeded,
    ];
  } finally {
    await client.end();
  }
};
