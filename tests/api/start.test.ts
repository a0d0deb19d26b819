import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const started = new Set<ChildProcess>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-start-'));
  // As root the database runs as another account, which has to reach it here.
  await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** The real start with these settings and nothing else in its environment. */
const start = (settings: Record<string, string>) => {
  const child = spawn(process.execPath, ['server/main.ts', '--api-only'], {
    cwd: ROOT,
    env: {
      PATH: '/usr/bin:/bin',
      TMPDIR: tmpdir(),
      DATA_DIR: join(folder, 'data'),
      DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said: said.trim() }));
  void ended.finally(() => started.delete(child));
  return { child, ended };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const ready = async (port: number): Promise<void> => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
};

const stopped = async ({ child, ended }: ReturnType<typeof start>) => {
  child.kill('SIGINT');
  return ended;
};

describe('a start that cannot succeed says one sentence and ends with 1', () => {
  it.each([
    [{ PORT: 'abc' }, /^PORT is "abc": set it to a number/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ DEMO: 'maybe' }, /^DEMO is "maybe": set it to on, off\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"/],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL is not usable: .*postgres:\/\//],
    [{ S3_URL: 'nonsense' }, /^S3_URL is not usable/],
  ])('for the setting %j', async (settings, sentence) => {
    const { code, said } = await start(settings).ended;
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('for a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, said } = await start({ PORT: String(port) }).ended;
    server.close();
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken: stop what listens there or set PORT to another number.`,
    ]);
  });

  it('for a database that does not answer', async () => {
    const nobody = await freePort();
    const settings = {
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://a:b@127.0.0.1:${nobody}/suki`,
    };
    const { code, said } = await start(settings).ended;
    expect(said).toMatch(/does not answer .*: check DATABASE_URL and that PostgreSQL is running\.$/);
    expect(said).not.toContain('a:b');
    expect(code).toBe(1);
  });

  it('for a data folder that is none', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, said } = await start({ PORT: String(await freePort()), DATA_DIR: file }).ended;
    expect(said).toMatch(/set DATA_DIR to a folder you may write/);
    expect(code).toBe(1);
  });
});

describe('the embedded database', () => {
  const data = () => join(folder, 'recovers');
  const pidFile = () => join(data(), 'postgres', 'postmaster.pid');
  const postmaster = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

  it('outlives a killed server, is taken over, recovers from its own death and ends with Ctrl-C', async () => {
    const settings = { PORT: String(await freePort()), DATA_DIR: data() };
    const first = start(settings);
    await ready(Number(settings.PORT));
    const pid = await postmaster();
    first.child.kill('SIGKILL');
    await first.ended;

    const second = start(settings);
    await ready(Number(settings.PORT));
    expect(await postmaster()).toBe(pid);
    process.kill(pid, 'SIGKILL');
    await stopped(second);

    const third = start(settings);
    await ready(Number(settings.PORT));
    expect(await postmaster()).not.toBe(pid);
    expect((await stopped(third)).code).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  }, 120_000);
});
