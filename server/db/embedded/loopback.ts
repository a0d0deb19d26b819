import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { ConfigError } from '../../config.ts';
import { openClient } from '../openClient.ts';
import { type Cluster, hide } from './cluster.ts';
import type { Listening, Mode } from './mode.ts';
import { freePort, isFree } from './ports.ts';

/** Beside the data, because initdb wants an empty folder; as private as the folder both lie in. */
const passwordFile = ({ data }: Cluster): string => `${data}.password`;

/** Whether a cluster was made for this mode: it has to be reached so wherever it is started next. */
export const hasPassword = (cluster: Cluster): boolean => existsSync(passwordFile(cluster));

const readPassword = async (cluster: Cluster): Promise<string> => {
  const file = passwordFile(cluster);
  const password = existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
  if (password) return password;
  throw new ConfigError(
    `The password of the PostgreSQL in ${cluster.data} is missing: put ${file} back, or move ${cluster.data} away to start anew.`,
  );
};

const at = async (cluster: Cluster, port: number): Promise<Listening> => ({
  url: `postgres://suki:${encodeURIComponent(await readPassword(cluster))}@127.0.0.1:${port}/suki`,
  // Where PostgreSQL knows Unix sockets it would open one too, in a folder that may not be there.
  flags: `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -p ${port}`,
  clear: async () => undefined,
  close: async () => undefined,
});

const enter = async (cluster: Cluster, { url }: Listening): Promise<void> => {
  const target = new URL(url);
  target.pathname = '/postgres';
  const client = openClient({ connectionString: target.toString(), connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error;
    throw new ConfigError(
      `The PostgreSQL in ${cluster.data} refuses the password in ${passwordFile(cluster)}: put the right one back, or move ${cluster.data} away to start anew.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** TCP on this machine with a random password: for systems where PostgreSQL has no Unix socket. */
export const loopback = (pickPort: () => Promise<number> = freePort): Mode => ({
  initialise: async (cluster) => {
    const file = passwordFile(cluster);
    await rm(file, { force: true });
    await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    await hide(file, cluster.owner, 0o600);
    return ['--auth=scram-sha-256', `--pwfile=${file}`];
  },
  choose: async (cluster) => at(cluster, await pickPort()),
  find: async (cluster, lines) => {
    const port = Number(lines[3]);
    return port > 0 ? at(cluster, port) : null;
  },
  isTaken: async ({ url }) => !(await isFree(Number(new URL(url).port))),
  enter,
});
