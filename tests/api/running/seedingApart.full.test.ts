import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/db/embedded/ports.ts';
import { findEmbedded } from '#server/db/embedded.ts';
import { runApart } from '#server/process/apart.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { openStarts, ready, type Started, type Starts, stopped } from '#tests/support/app/startProcess.ts';

const run = promisify(execFile);
const MB = 1024;
const BRING_UP = new URL('../../../server/bringUpChild.ts', import.meta.url);

let starts: Starts;
let app: TestApp;
beforeAll(async () => {
  [app, starts] = await Promise.all([startTestApp(), openStarts()]);
});
afterAll(async () => {
  await starts.clear();
  await app.stop();
});

/** Linux's figures of a process, in kB. */
const memoryOf = async ({ child }: Started, name: 'VmHWM' | 'VmRSS'): Promise<number> =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]);

const seederOf = async ({ child }: Started): Promise<number> => {
  const { stdout } = await run('pgrep', ['-P', String(child.pid), '-f', 'bringUpChild']).catch(() => ({
    stdout: '',
  }));
  return Number(stdout.trim());
};
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

describe.runIf(process.platform === 'linux')('the first start of a demo', () => {
  it('ends with Ctrl-C in the middle, with its process and its database, and goes on at the next start', async () => {
    const data = join(starts.folder, 'demo');
    const settings = { PORT: String(await freePort()), DATA_DIR: data, DEMO: 'on' };
    const first = starts.start(settings);
    await expect.poll(() => seederOf(first), { timeout: 60_000 }).toBeGreaterThan(0);
    const seeder = await seederOf(first);
    // A password of the database must not be seen by other accounts.
    expect(await readFile(`/proc/${seeder}/cmdline`, 'utf8')).not.toContain('postgres:');
    await new Promise((done) => setTimeout(done, 2_000));
    const { code, said } = await stopped(first);
    expect([code, said]).toEqual([0, expect.not.stringContaining('did not start')]);
    expect(isAlive(seeder)).toBe(false);
    expect(existsSync(join(data, 'postgres', 'postmaster.pid'))).toBe(false);

    const second = starts.start(settings);
    await ready(settings.PORT, second);
    expect(second.said()).toMatch(/^Database: demo data seeded \(\d+ areas\)$/m);
    const [most, now] = [await memoryOf(second, 'VmHWM'), await memoryOf(second, 'VmRSS')];
    console.info(
      `after the start that seeds: ${(now / MB).toFixed(0)} MB, ${(most / MB).toFixed(0)} MB at most`,
    );
    // A server that seeds by itself has 360 MB, for as long as it runs.
    expect(most / MB).toBeLessThan(300);
    const client = new pg.Client({ connectionString: await findEmbedded(data) });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as n from payment_transaction');
    await client.end();
    expect(rows[0].n).toBeGreaterThan(15_000);

    // Killed with its server: nobody goes on behind its back.
    expect((await stopped(second)).code).toBe(0);
    const third = starts.start(settings);
    await ready(settings.PORT, third);
    expect(third.said()).not.toContain('seeded');
    console.info(`after the next start: ${((await memoryOf(third, 'VmRSS')) / MB).toFixed(0)} MB`);
    expect((await stopped(third)).code).toBe(0);
  }, 300_000);

  it('ends its process when the server is killed', async () => {
    const data = join(starts.folder, 'killed');
    const server = starts.start({ PORT: String(await freePort()), DATA_DIR: data, DEMO: 'on' });
    await expect.poll(() => seederOf(server), { timeout: 60_000 }).toBeGreaterThan(0);
    const seeder = await seederOf(server);
    server.child.kill('SIGKILL');
    await expect.poll(() => isAlive(seeder), { timeout: 20_000 }).toBe(false);
    const next = starts.start({ PORT: String(await freePort()), DATA_DIR: data, DEMO: 'on' });
    await expect.poll(() => seederOf(next), { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await stopped(next)).code).toBe(0);
  }, 180_000);

  it('says why it failed', async () => {
    await app.admin.query(`update schema_migration set sha256 = 'other' where name like '0002%'`);
    await expect(runApart(BRING_UP, { url: app.migratorUrl })).rejects.toThrow(
      /0002_create_reference\.sql was applied in another form: write a new migration instead/,
    );
  }, 60_000);
});
