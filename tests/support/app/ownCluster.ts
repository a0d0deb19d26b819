import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hide, openCluster, runOn } from '#server/db/embedded/cluster.ts';
import { loopback } from '#server/db/embedded/loopback.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { databaseAt, execute } from './testServer.ts';

/** A PostgreSQL that asks for passwords and has no role of Suki yet. */
export interface OwnCluster {
  /** The superuser's URL of the maintenance database. */
  url: string;
  /** Makes a user that may create roles and nothing else. */
  addOwner: (name: string) => Promise<void>;
  setPassword: (user: string, password: string) => Promise<void>;
  /** Makes an empty database of an owner; answers the URL that its server gets. */
  addDatabase: (owner: string, name?: string) => Promise<string>;
  /** Statements of the superuser, in the maintenance database. */
  run: (...statements: string[]) => Promise<void>;
  rows: (text: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

/** The same database as another user. */
export const urlAs = (url: string, user: string, password: string): string => {
  const at = new URL(url);
  at.username = user;
  at.password = password;
  return at.toString();
};

/** Starts the PostgreSQL whose programs lie in `native`/bin, as the embedded one is started: another version than that. */
const startOther = async (folder: string, native: string) => {
  const cluster = { ...(await openCluster(folder)), native };
  const mode = loopback();
  const options = await mode.initialise(cluster);
  await mkdir(cluster.data, { mode: 0o700 });
  await hide(cluster.data, cluster.owner, 0o700);
  await runOn(cluster, 'initdb', '-U', 'suki', '--encoding=UTF8', '--locale=C', '--no-sync', ...options);
  const { url, flags } = await mode.choose(cluster);
  const log = join(cluster.data, 'server.log');
  await runOn(cluster, 'pg_ctl', 'start', '-w', '-l', log, '-o', `-c fsync=off ${flags}`);
  const stop = () => runOn(cluster, 'pg_ctl', 'stop', '-m', 'fast', '-w');
  return { url, folder: cluster.data, stop };
};

/** The installed PostgreSQL that TEST_POSTGRES names (like /usr/lib/postgresql/15); without it the embedded one. */
const TEST_POSTGRES = process.env.TEST_POSTGRES?.trim();

/** Starts a cluster for a test that needs more of it than a database. */
export const openOwnCluster = async (native = TEST_POSTGRES): Promise<OwnCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-cluster-'));
  // As root the database runs as another account, which has to reach it here.
  await chmod(folder, 0o755);
  const server = native ? await startOther(folder, native) : await startEmbedded(folder, loopback());
  const url = databaseAt(server.url, 'postgres');
  const passwords = new Map<string, string>();
  const run = (...statements: string[]) => execute(url, ...statements);
  const setPassword = async (user: string, password: string) => {
    await run(`alter role ${user} password '${password}'`);
    passwords.set(user, password);
  };
  const addOwner = async (name: string) => {
    await run(`create role ${name} login createrole`);
    await setPassword(name, `of ${name}`);
  };
  const addDatabase = async (owner: string, name = `suki_${randomBytes(4).toString('hex')}`) => {
    await run(`create database ${name} owner ${owner}`);
    return urlAs(databaseAt(url, name), owner, passwords.get(owner) ?? '');
  };
  const rows = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client
      .query(text)
      .then((result) => result.rows)
      .finally(() => client.end());
  };
  const stop = async () => {
    await server.stop();
    await rm(server.folder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  return { url, addOwner, setPassword, addDatabase, run, rows, stop };
};
