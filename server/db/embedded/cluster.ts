import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { platform, userInfo } from 'node:os';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../config.ts';
import { openDataFolder } from '../../process/openDataFolder.ts';
import { nativeFolder, programIn } from './native.ts';
import { runProgram } from './program.ts';

const run = promisify(execFile);

/** Account that PostgreSQL runs as; empty: ours. */
interface Owner {
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
const systemOwner = async (): Promise<Owner> => {
  if (platform() === 'win32' || userInfo().uid !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {}
  }
  throw new ConfigError('PostgreSQL does not run as root: start Suki as another user or set DATABASE_URL.');
};

/** Whether the owner may pass through a folder; it need not be able to list it. */
const reaches = async (owner: Owner, path: string): Promise<boolean> => {
  if (owner.uid === undefined) return true;
  return run('ls', ['-d', join(path, '/.')], owner).then(
    () => true,
    () => false,
  );
};

/** Data and binaries as the owner reaches them; below a closed home they go to a system folder named after the asked one. */
export const openCluster = async (dataDir: string): Promise<Cluster> => {
  const owner = await systemOwner();
  const native = await nativeFolder();
  await openDataFolder(dataDir);
  if (owner.uid === undefined) return { data: join(dataDir, 'postgres'), native, owner };
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = join('/var/lib', `suki-${key}`);
  const isThere = existsSync(join(home, 'postgres', 'PG_VERSION'));
  const isHere = existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
  // Data stays where it was made, also when the asked folder has been opened since.
  const reachesData = (isHere || !isThere) && (await reaches(owner, dataDir));
  const reachesNative = await reaches(owner, native);
  if (!reachesData || !reachesNative) {
    await mkdir(home, { recursive: true });
    await chmod(home, 0o755);
  }
  const data = join(reachesData ? dataDir : home, 'postgres');
  if (reachesNative) return { data, native, owner };
  const copy = join(home, 'native');
  if (!existsSync(copy)) await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return { data, native: copy, owner };
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
