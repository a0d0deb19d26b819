import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativeFor, type Owner, reaches, systemOwner } from '#server/db/embedded/cluster.ts';
import { nativeFolder, programIn } from '#server/db/embedded/native.ts';
import { freePort } from '#server/db/embedded/ports.ts';
import { openStarts, ready, type Starts, stopped } from '#tests/support/app/startProcess.ts';

const run = promisify(execFile);
// Another account is needed that really cannot reach what root closed.
const isRoot = userInfo().uid === 0;

let starts: Starts;
let owner: Owner;
beforeAll(async () => {
  if (!isRoot) return;
  starts = await openStarts();
  owner = await systemOwner();
});
afterAll(() => starts?.clear());

const closedFolder = async (name: string): Promise<string> => {
  const folder = join(starts.folder, name);
  await mkdir(folder, { mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
};

/** Starts on a folder for data, stops, and answers where the start said that the database is. */
const placeOf = async (settings: Record<string, string>): Promise<string> => {
  const server = starts.start(settings);
  await ready(settings.PORT ?? '', server);
  const { code, said } = await stopped(server);
  expect(code, said).toBe(0);
  return /Database: embedded PostgreSQL in (\S+)/.exec(said)?.[1] ?? '';
};

describe.runIf(isRoot)('as root, what the account of PostgreSQL can reach', () => {
  it('is no folder that is closed, and none below one', async () => {
    const closed = await closedFolder('closed');
    const below = join(closed, 'below');
    await mkdir(below, { mode: 0o755 });
    expect(await reaches(owner, closed)).toBe(false);
    expect(await reaches(owner, below)).toBe(false);
    await chmod(closed, 0o711);
    expect(await reaches(owner, closed)).toBe(true);
    expect(await reaches(owner, below)).toBe(true);
  });

  it('are programs that are copied out of a closed folder, whatever their modes and the umask', async () => {
    const closed = await closedFolder('checkout');
    const home = join(starts.folder, 'home');
    const native = join(closed, 'native');
    const original = await nativeFolder();
    await cp(original, native, { recursive: true, verbatimSymlinks: true });
    await cp(join(dirname(original), 'package.json'), join(closed, 'package.json'));
    await run('chmod', ['-R', 'go-rwx', closed]);
    const umask = process.umask(0o077);
    try {
      const copy = await nativeFor(owner, native, home);
      expect(dirname(copy)).toBe(home);
      const { stdout } = await run(programIn(copy, 'initdb'), ['--version'], { ...owner, cwd: '/' });
      expect(stdout).toMatch(/^initdb \(PostgreSQL\) \d+/);
      await writeFile(join(copy, 'marked'), '');
      expect(existsSync(join(await nativeFor(owner, native, home), 'marked'))).toBe(true);
    } finally {
      process.umask(umask);
    }
  }, 60_000);
});

describe.runIf(isRoot)('as root, a start', () => {
  it.each([
    ['on a closed folder', ''],
    ['below a closed folder', 'data'],
  ])(
    '%s puts the database into a system folder, says where, and finds it there again',
    async (name, below) => {
      const closed = await closedFolder(name.replaceAll(' ', '-'));
      const settings = { PORT: String(await freePort()), DATA_DIR: join(closed, below) };
      const place = await placeOf(settings);
      try {
        expect(place).toMatch(/^\/var\/lib\/suki-[0-9a-f]{12}\/postgres$/);
        expect((await stat(closed)).mode & 0o777).toBe(0o700);
        await chmod(closed, 0o711);
        // Data stays where it was made, also when the folder has been opened since.
        expect(await placeOf(settings)).toBe(place);
      } finally {
        if (place.startsWith('/var/lib/suki-')) await rm(dirname(place), { recursive: true, force: true });
      }
    },
    120_000,
  );

  it('refuses data that was closed to its account after it was made, and makes no other', async () => {
    const folder = join(starts.folder, 'closed-later');
    const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') };
    await mkdir(folder, { mode: 0o755 });
    expect(await placeOf(settings)).toBe(join(folder, 'data', 'postgres'));
    await chmod(folder, 0o700);
    const { code, said } = await starts.start(settings).ended;
    expect([code, said.split('\n').at(-1)]).toEqual([
      1,
      `The account of PostgreSQL cannot reach its data in ${settings.DATA_DIR}: open the folders above it for passing through (chmod 711), or set DATA_DIR to another folder.`,
    ]);
  }, 120_000);

  it('opens its socket elsewhere when the folder for temporary files is closed', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'suki-closed-'));
    try {
      const data = join(starts.folder, 'with-closed-tmp');
      const settings = { PORT: String(await freePort()), DATA_DIR: data, TMPDIR: closed };
      expect(await placeOf(settings)).toBe(join(data, 'postgres'));
    } finally {
      await rm(closed, { recursive: true, force: true });
    }
  }, 60_000);
});
