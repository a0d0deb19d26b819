import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, rename, rm } from 'node:fs/promises';
import { platform, userInfo } from 'node:os';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../config.ts';
import { openDataFolder } from '../../process/openDataFolder.ts';
import { nativeFolder, programIn, versionOf } from './native.ts';
import { runProgram } from './program.ts';

const run = promisify(execFile);
/** Where root's PostgreSQL keeps what its account cannot reach elsewhere. */
const SYSTEM_FOLDER = '/var/lib';

/** Account that PostgreSQL runs as; empty: ours. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** One PostgreSQL on disk: its data, its binaries and whose they are. */
export interface Cluster {
  data: string;
  native: string;
  owner: Owner;
}

/** PostgreSQL refuses to run as root: its processes run as an account without rights. */
export const systemOwner = async (): Promise<Owner> => {
  if (platform() === 'win32' || userInfo().uid !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {}
  }
  throw new ConfigError('PostgreSQL does not run as root: start Suki as another user or set DATABASE_URL.');
};

const asOwner = (owner: Owner, file: string, ...args: string[]): Promise<boolean> =>
  // The folder that Suki was started in may be closed to the owner.
  run(file, args, { ...owner, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }).then(
    () => true,
    () => false,
  );

/** Whether the owner may pass through a folder; it need not be able to list it. */
export const reaches = async (owner: Owner, path: string): Promise<boolean> =>
  // Not by `join`, which drops the dot: then only the way to the folder would be looked at.
  owner.uid === undefined || asOwner(owner, 'ls', '-d', `${path}/.`);

/** Whether the owner can run PostgreSQL's programs where they are. */
const runs = async (owner: Owner, native: string): Promise<boolean> =>
  owner.uid === undefined || asOwner(owner, programIn(native, 'postgres'), '--version');

/** PostgreSQL's programs where the owner can run them. A copy is named after its version, and put in place when it is complete. */
export const nativeFor = async (owner: Owner, native: string, home: string): Promise<string> => {
  if (await runs(owner, native)) return native;
  await makeHome(home);
  const copy = join(home, `native-${await versionOf(native)}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  // A checkout of a root with a strict umask is readable by root alone, and so would the copy be.
  await run('chmod', ['-R', 'go+rX', unfinished]);
  await rename(unfinished, copy);
  return copy;
};

const makeHome = async (home: string): Promise<void> => {
  await mkdir(home, { recursive: true });
  await chmod(home, 0o755);
};

const isMade = (folder: string): boolean => existsSync(join(folder, 'postgres', 'PG_VERSION'));

/** Where the data is or will be: `dataDir`, or the home when the owner cannot reach it. Data stays where it was made. */
const placeFor = async (owner: Owner, dataDir: string, home: string): Promise<string> => {
  const canReach = await reaches(owner, dataDir);
  if (isMade(dataDir) && !canReach)
    throw new ConfigError(
      `The account of PostgreSQL cannot reach its data in ${dataDir}: open the folders above it for passing through (chmod 711), or set DATA_DIR to another folder.`,
    );
  if (canReach && (isMade(dataDir) || !isMade(home))) return dataDir;
  await makeHome(home);
  return home;
};

/** Data and programs as the owner reaches them; below a closed home they go to a system folder named after the asked one. */
export const openCluster = async (dataDir: string): Promise<Cluster> => {
  const owner = await systemOwner();
  const native = await nativeFolder();
  await openDataFolder(dataDir);
  if (owner.uid === undefined) return { data: join(dataDir, 'postgres'), native, owner };
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = join(SYSTEM_FOLDER, `suki-${key}`);
  const place = await placeFor(owner, dataDir, home);
  return { data: join(place, 'postgres'), native: await nativeFor(owner, native, home), owner };
};

/** Gives a file or folder to the owner alone. */
export const hide = async (path: string, owner: Owner, mode: 0o600 | 0o700): Promise<void> => {
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(path, owner.uid, owner.gid);
  await chmod(path, mode);
};

/** Runs one of PostgreSQL's programs on the cluster. Throws ProgramError when it does not succeed. */
export const runOn = ({ native, data, owner }: Cluster, name: 'initdb' | 'pg_ctl', ...args: string[]) =>
  runProgram(programIn(native, name), [...args, '-D', data], {
    ...owner,
    // Never a folder that somebody may want to remove, or that the owner cannot reach.
    cwd: parse(data).root,
    // Windows' programs need what the system put into the environment.
    ...(platform() === 'win32' ? {} : { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }),
  });
