import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/db/embedded/ports.ts';
import { findEmbedded } from '#server/db/embedded.ts';
import { openStarts, ready, type Started, type Starts, stopped } from '#tests/support/app/startProcess.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'server', 'adminCreate.ts');

let starts: Starts;
let server: Started;
let port: string;
const data = () => join(starts.folder, 'data');
const settings = () => ({ PORT: port, DATA_DIR: data() });
beforeAll(async () => {
  starts = await openStarts();
  port = String(await freePort());
  server = starts.start(settings());
  await ready(port, server);
}, 120_000);
afterAll(() => starts.clear());

const pidFile = () => join(data(), 'postgres', 'postmaster.pid');
const postmaster = async () => Number((await readFile(pidFile(), 'utf8').catch(() => '')).split('\n')[0]);
const health = () =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => status,
    () => 0,
  );
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('one server for a data folder', () => {
  it('a second start says who holds it and ends with 1', async () => {
    const { code, said } = await starts.start({ ...settings(), PORT: String(await freePort()) }).ended;
    expect(said).toMatch(
      /^DATA_DIR .*data is in use by the server with process id \d+ at http:\/\/127\.0\.0\.1:\d+, since \d\d\/\d\d\/\d{4} \d\d:\d\d \(Manila\): stop it, or set DATA_DIR to another folder\.$/,
    );
    expect(said).toContain(`process id ${server.child.pid} at http://127.0.0.1:${port},`);
    expect(code).toBe(1);
    expect(await health()).toBe(200);
  }, 60_000);

  it('admin:create works beside the server and leaves its database alone', async () => {
    const before = await postmaster();
    const names = ['--username', 'maria.ilagan', '--first-name', 'Maria', '--last-name', 'Ilagan'];
    const { stdout } = await run(process.execPath, [SCRIPT, ...names], {
      env: { ...process.env, DATA_DIR: data(), DATABASE_URL: '', DEMO: 'off' },
    });
    expect(stdout).toMatch(
      /^This is the first administrator\. Make the second one .*\nCreated maria\.ilagan\./,
    );
    expect(await postmaster()).toBe(before);
    expect(await health()).toBe(200);
  }, 60_000);
});

describe('what lies in the data folder', () => {
  it('is for its owner alone', async () => {
    // As root, the account of PostgreSQL passes through; it cannot list what it passes.
    expect((await modeOf(data())) & 0o066).toBe(0);
    expect(await modeOf(join(data(), 'postgres'))).toBe(0o700);
    expect(await modeOf(join(data(), 'suki.lock'))).toBe(0o600);
  });
});

describe('an embedded PostgreSQL that dies', () => {
  it('is started again by the same server, which answers 503 meanwhile and logs it in a few lines', async () => {
    const before = await postmaster();
    process.kill(before, 'SIGKILL');
    const answers: number[] = [];
    await expect
      .poll(
        async () => {
          answers.push(...(await Promise.all(Array.from({ length: 20 }, health))));
          const now = await postmaster();
          return now > 0 && now !== before && answers.at(-1) === 200;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(true);
    await expect
      .poll(server.said, { timeout: 20_000 })
      .toContain('PostgreSQL had ended and was started again');
    expect(new Set(answers)).toEqual(new Set([200, 503]));
    expect(server.child.exitCode).toBeNull();
    const errors = server
      .said()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length, errors.join('\n')).toBeLessThan(10);
  }, 120_000);
});

describe('a connection without a request', () => {
  it('is kept longer than the minute for which proxies keep theirs, who so never send into one that closes', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(60);
  });
});

/** A connection that begins a request and never ends it. */
const begin = (...lines: string[]): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write([...lines, 'Host: 127.0.0.1', ''].join('\r\n'));
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });

describe('SIGTERM', () => {
  it('ends the server within ten seconds and its PostgreSQL cleanly, whatever clients do', async () => {
    const log = join(data(), 'postgres', 'server.log');
    const holder = new pg.Client({ connectionString: await findEmbedded(data()) });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('begin');
    // A sign-in waits for it, and so does the loop that hands on jobs.
    await holder.query('lock table user_account, job in access exclusive mode');
    const json = 'Content-Type: application/json';
    const waiting = await begin('POST /api/login HTTP/1.1', json, 'Content-Length: 40');
    waiting.write('\r\n{"username":"maria.ilagan","password":"x"}'.slice(0, 42));
    const slowSender = await begin('POST /api/login HTTP/1.1', json, 'Content-Length: 500');
    const dripping = setInterval(() => slowSender.write(' '), 200);
    const slowReader = await begin('GET /api/partners/cities HTTP/1.1');
    slowReader.write('\r\n');
    slowReader.pause();
    const idle = await begin('GET /api/health HTTP/1.1', 'Connection: keep-alive');
    idle.write('\r\n');
    await new Promise((done) => setTimeout(done, 1000));

    await writeFile(log, '');
    const began = performance.now();
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(code).toBe(0);
    clearInterval(dripping);
    for (const socket of [waiting, slowSender, slowReader, idle]) socket.destroy();
    await holder.end().catch(() => undefined);
    // On a busy machine its last words may come after those of the server.
    await expect.poll(() => existsSync(pidFile()), { timeout: 20_000 }).toBe(false);
    expect(await readFile(log, 'utf8')).toMatch(/database system is shut down\n$/);
  }, 60_000);

  it('leaves nothing to repair, and a mark of a killed server is taken over', async () => {
    const log = join(data(), 'postgres', 'server.log');
    const gone = {
      who: 'server',
      pid: 2_000_000_000,
      born: '1',
      address: 'x',
      since: new Date().toISOString(),
    };
    await writeFile(join(data(), 'suki.lock'), JSON.stringify({ ...gone, machine: 'of another container' }));
    const again = starts.start(settings());
    await ready(port, again);
    expect(await readFile(log, 'utf8')).not.toMatch(/not properly shut down|was interrupted/);
    expect((await readdir(data())).filter((name) => name.startsWith('suki.lock'))).toEqual(['suki.lock']);
    expect((await stopped(again)).code).toBe(0);
  }, 90_000);
});
