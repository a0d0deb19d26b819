import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopback } from '#server/db/embedded/loopback.ts';
import { freePort, isFree } from '#server/db/embedded/ports.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { openStarts, ready, type Starts, stopped } from '#tests/support/app/startProcess.ts';

let starts: Starts;
beforeAll(async () => {
  starts = await openStarts();
});
afterAll(() => starts.clear());

const data = (name: string) => join(starts.folder, name, 'postgres');

/** postmaster.pid: pid, folder, start, port, socket folder, address. */
const postmaster = async (name: string) => {
  const lines = (await readFile(join(data(name), 'postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), socket: lines[4], address: lines[5] };
};

const isUp = (name: string): boolean => existsSync(join(data(name), 'postmaster.pid'));

const signIn = async (port: number, password: string): Promise<string> => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'suki', database: 'postgres', password });
  try {
    await client.connect();
    return 'in';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

describe('a start over TCP, as on Windows', () => {
  const settings = async () => ({ PORT: String(await freePort()), DATA_DIR: join(starts.folder, 'tcp') });
  const file = () => `${data('tcp')}.password`;
  const password = async () => (await readFile(file(), 'utf8')).trim();

  it('opens a port of this machine only, to its own password only, and ends with Ctrl-C', async () => {
    const own = await settings();
    const server = starts.start(own, '--loopback');
    await ready(own.PORT, server);
    const { port, socket, address } = await postmaster('tcp');
    expect([socket, address]).toEqual(['', '127.0.0.1']);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await signIn(port, await password())).toBe('in');
    expect(await signIn(port, 'guessed')).toBe('28P01');
    expect((await stopped(server)).code).toBe(0);
    expect(isUp('tcp')).toBe(false);
  }, 120_000);

  it('starts again with the same password, also when nobody asks for TCP', async () => {
    const before = await password();
    const own = await settings();
    const server = starts.start(own);
    await ready(own.PORT, server);
    expect(await signIn((await postmaster('tcp')).port, before)).toBe('in');
    expect((await stopped(server)).code).toBe(0);
  }, 120_000);

  it('finds the port of a PostgreSQL that a killed server left, and stops it at the end', async () => {
    const own = await settings();
    const first = starts.start(own, '--loopback');
    await ready(own.PORT, first);
    const left = await postmaster('tcp');
    first.child.kill('SIGKILL');
    await first.ended;

    const second = starts.start(own, '--loopback');
    await ready(own.PORT, second);
    expect(await postmaster('tcp')).toEqual(left);
    expect((await stopped(second)).code).toBe(0);
    expect(isUp('tcp')).toBe(false);
    expect(await isFree(left.port)).toBe(true);
  }, 120_000);

  it.each([
    [
      'missing',
      undefined,
      /^The password of the PostgreSQL in .* is missing: put .*postgres\.password back, or/,
    ],
    ['empty', '\n', /^The password of the PostgreSQL in .* is missing: put .*postgres\.password back, or/],
    [
      'wrong',
      'wrong',
      /^The PostgreSQL in .* refuses the password in .*postgres\.password: put the right one/,
    ],
  ])(
    'says one sentence and ends with 1 for a password file that is %s',
    async (_what, text, sentence) => {
      const right = await readFile(file(), 'utf8');
      await (text === undefined ? rm(file()) : writeFile(file(), text));
      const { code, said } = await starts.start(await settings(), '--loopback').ended;
      await writeFile(file(), right);
      expect(said).toMatch(sentence);
      expect(said.split('\n')).toHaveLength(1);
      expect(code).toBe(1);
      expect(isUp('tcp')).toBe(false);
    },
    120_000,
  );
});

describe('a port that somebody else takes first', () => {
  const occupy = async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const at = server.address();
        resolve(typeof at === 'object' && at ? at.port : 0);
      }),
    );
    return { port, free: () => new Promise((done) => server.close(done)) };
  };

  it('is given up for another', async () => {
    const taken = await occupy();
    const other = await freePort();
    const ports = [taken.port, taken.port, other];
    const database = await startEmbedded(
      join(starts.folder, 'clash'),
      loopback(async () => ports.shift() ?? 0),
    );
    expect(new URL(database.url).port).toBe(String(other));
    expect(ports).toEqual([]);
    expect(database.wasRunning).toBe(false);
    await database.stop();
    await taken.free();
  }, 120_000);

  it('ends the start with a sentence when there is no other', async () => {
    const taken = await occupy();
    let asked = 0;
    const pick = async () => {
      asked++;
      return taken.port;
    };
    const starting = startEmbedded(join(starts.folder, 'clash'), loopback(pick));
    await expect(starting).rejects.toThrow(/ did not start \(.*\): make the folder readable and free/);
    expect(asked).toBe(5);
    await taken.free();
  }, 120_000);
});

describe('a cluster whose making was broken off', () => {
  it('is made anew, with another password', async () => {
    const folder = join(starts.folder, 'broken');
    const first = await startEmbedded(folder, loopback());
    await first.stop();
    // What a killed initdb leaves: its first files, and our mark.
    await rm(join(data('broken'), 'global'), { recursive: true });
    await writeFile(`${data('broken')}.unfinished`, '');

    const second = await startEmbedded(folder, loopback());
    expect(new URL(second.url).password).not.toBe(new URL(first.url).password);
    expect(existsSync(`${data('broken')}.unfinished`)).toBe(false);
    await second.stop();
  }, 120_000);

  it('leaves nothing running when Ctrl-C comes while it is made', async () => {
    const settings = { PORT: String(await freePort()), DATA_DIR: join(starts.folder, 'early') };
    const server = starts.start(settings, '--loopback');
    while (!existsSync(join(data('early'), 'PG_VERSION'))) await new Promise((done) => setTimeout(done, 20));
    expect(await stopped(server)).toEqual({ code: 0, said: expect.not.stringContaining('did not start') });
    expect(isUp('early')).toBe(false);

    const again = starts.start(settings);
    await ready(settings.PORT, again);
    expect((await stopped(again)).code).toBe(0);
  }, 120_000);
});
