import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/db/embedded/ports.ts';
import { startTestApp } from '#tests/support/app/app.ts';
import { openStarts, ready, type Starts, stopped } from '#tests/support/app/startProcess.ts';

let starts: Starts;
beforeAll(async () => {
  starts = await openStarts();
});
afterAll(() => starts.clear());

describe('a start that cannot succeed says one sentence and ends with 1', () => {
  it.each([
    [{ PORT: 'abc' }, /^PORT is "abc": set it to a number/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ DEMO: 'maybe' }, /^DEMO is "maybe": set it to on, off\.$/],
    [{ DEMO: 'on', HOST: '0.0.0.0' }, /^HOST is "0\.0\.0\.0", .*DEMO_PUBLIC=yes/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"/],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL is not usable: .*postgres:\/\//],
    [{ S3_URL: 'nonsense' }, /^S3_URL is not usable/],
    [{ TRUSTED_PROXIES: 'my-proxy' }, /^TRUSTED_PROXIES holds "my-proxy": set it to addresses/],
  ])('for the setting %j', async (settings, sentence) => {
    const { code, said } = await starts.start(settings).ended;
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('for a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, said } = await starts.start({ PORT: String(port) }).ended;
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
    const { code, said } = await starts.start(settings).ended;
    expect(said).toMatch(/does not answer .*: check DATABASE_URL and that PostgreSQL is running\.$/);
    expect(said).not.toContain('a:b');
    expect(code).toBe(1);
  });

  it('for data that was seeded as a demo, with DEMO=off', async () => {
    const app = await startTestApp();
    const settings = { PORT: String(await freePort()), DATABASE_URL: app.migratorUrl };
    const { code, said } = await starts.start(settings).ended;
    await app.stop();
    expect(said.split('\n').at(-1)).toMatch(
      /^This data was seeded as a demo, .* set DATA_DIR to an empty folder or DATABASE_URL to an empty database/,
    );
    expect(code).toBe(1);
  });

  it('for a data folder that is none', async () => {
    const file = join(starts.folder, 'file');
    await writeFile(file, '');
    const { code, said } = await starts.start({ PORT: String(await freePort()), DATA_DIR: file }).ended;
    expect(said).toMatch(/set DATA_DIR to a folder you may write/);
    expect(code).toBe(1);
  });
});

describe('the embedded database', () => {
  const data = () => join(starts.folder, 'recovers');
  const pidFile = () => join(data(), 'postgres', 'postmaster.pid');
  const postmaster = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

  it('outlives a killed server, is taken over, recovers from its own death and ends with Ctrl-C', async () => {
    const settings = { PORT: String(await freePort()), DATA_DIR: data() };
    const first = starts.start(settings);
    await ready(settings.PORT, first);
    const pid = await postmaster();
    first.child.kill('SIGKILL');
    await first.ended;

    const second = starts.start(settings);
    await ready(settings.PORT, second);
    expect(await postmaster()).toBe(pid);
    process.kill(pid, 'SIGKILL');
    await stopped(second);

    const third = starts.start(settings);
    await ready(settings.PORT, third);
    expect(await postmaster()).not.toBe(pid);
    expect((await stopped(third)).code).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  }, 120_000);
});
