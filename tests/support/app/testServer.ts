import { mkdir, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';

const PREFIX = 'suki-test-';

/** A PostgreSQL for tests: the one DATABASE_URL names, else an embedded one in a temporary folder. */
export interface TestServer {
  /** URL of the maintenance database, as a user that may create databases and roles. */
  url: string;
  stop: () => Promise<void>;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Many times what the databases of a run take; a container has less of it unless it asks for more. */
const ROOM = 4 * 1024 ** 3;

/** A copied database is a thousand files, made and soon removed: on a disk that takes ten times the CPU. */
const home = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
};

/** Folders of runs that were killed: their PostgreSQL may still be up. */
const sweep = async (parent: string): Promise<void> => {
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (!Number.isInteger(owner) || owner <= 0 || isAlive(owner)) continue;
    const folder = join(parent, name);
    const lock = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
    const postmaster = Number(lock.split('\n')[0]);
    if (postmaster > 0 && isAlive(postmaster)) process.kill(postmaster, 'SIGINT');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
};

/** The same server, another database. */
export const databaseAt = (url: string, name: string): string => {
  const at = new URL(url);
  at.pathname = `/${name}`;
  return at.toString();
};

/** Runs statements on one connection, outside of a transaction. */
export const execute = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Opens the tests' PostgreSQL; the embedded one is stopped and removed by `stop`. */
export const openTestServer = async (): Promise<TestServer> => {
  const given = process.env.DATABASE_URL?.trim();
  if (given) return { url: databaseAt(given, 'postgres'), stop: async () => undefined };
  const parent = await home();
  for (const each of new Set([parent, tmpdir()])) await sweep(each);
  const folder = join(parent, `${PREFIX}${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const embedded = await startEmbedded(folder);
  const url = databaseAt(embedded.url, 'postgres');
  // Nothing here has to survive a power cut.
  await execute(
    url,
    'alter system set fsync = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  );
  const stop = async () => {
    await embedded.stop();
    await rm(embedded.folder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
};

/**
 * Drops a database. A migrator that is no superuser may not end others' connections: those that were closed a moment ago
 * are waited for instead.
 */
export const dropDatabase = async (server: string, name: string): Promise<void> => {
  for (let tries = 50; ; tries--) {
    try {
      return await execute(server, `drop database if exists ${name} with (force)`);
    } catch (error) {
      if (tries === 0 || (error as { code?: string }).code !== '42501') throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
};
