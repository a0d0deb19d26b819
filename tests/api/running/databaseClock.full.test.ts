import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, manilaDate } from '#domain/day.ts';
import { createApp } from '#server/app.ts';
import { type DatabaseClock, openDatabaseClock } from '#server/db/databaseClock.ts';
import { freePort } from '#server/db/embedded/ports.ts';
import { openProbeConnection, type ProbeConnection } from '#server/db/probeConnection.ts';
import { openProbes } from '#server/http/probes.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { openStarts, ready, type Starts, stopped } from '#tests/support/app/startProcess.ts';

const HOURS_MS = 3_600_000;

let app: TestApp;
let starts: Starts;
let connection: ProbeConnection;
const clocks: DatabaseClock[] = [];
beforeAll(async () => {
  [app, starts] = await Promise.all([startTestApp({ now: new Date() }), openStarts()]);
  connection = openProbeConnection(app.migratorUrl);
});
afterAll(async () => {
  for (const clock of clocks) clock.stop();
  await starts.clear();
  await connection.end();
  await app.stop();
});

/** The clock of a server whose machine is ahead by so many milliseconds. */
const clockAhead = async (
  ms: () => number,
  over: Pick<ProbeConnection, 'ask'> = connection,
  onChange?: (isOff: boolean) => void,
): Promise<DatabaseClock> => {
  const options = { machine: () => Date.now() + ms(), ...(onChange ? { onChange } : {}) };
  const clock = await openDatabaseClock(over, options);
  clocks.push(clock);
  return clock;
};

const settledDays = async (): Promise<string[]> =>
  (await app.admin.query<{ day: string }>('select day from settlement_run order by day')).rows.map(
    ({ day }) => day,
  );

describe('the clock of a server', () => {
  it.each([12, -12])('that is %i hours ahead is the database’s', async (hours) => {
    const clock = await clockAhead(() => hours * HOURS_MS);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2_000);
    expect(clock.skewSeconds()).toBeCloseTo(hours * 3600, -1);
    expect(await clock.isOff()).toBe(true);
  });

  it('takes half of the round trip for the way back', async () => {
    const now = new Date();
    const ask = async () => {
      await sleep(400);
      return [{ now }] as never[];
    };
    const clock = await clockAhead(() => 0, { ask });
    const late = clock.now().getTime() - now.getTime();
    expect(late).toBeGreaterThanOrEqual(150);
    expect(late).toBeLessThan(390);
  });

  it('may differ by some seconds', async () => {
    const clock = await clockAhead(() => 20_000);
    expect(clock.skewSeconds()).toBeCloseTo(20, -1);
    expect(await clock.isOff()).toBe(false);
  });

  it('does not run back when it is corrected a little, and follows a database whose clock was set', async () => {
    let ahead = 0;
    const moving: Pick<ProbeConnection, 'ask'> = {
      ask: async (text) => {
        const rows = await connection.ask<{ now: Date }>(text);
        return rows.map(({ now }) => ({ now: new Date(now.getTime() + ahead) })) as never;
      },
    };
    const changes: boolean[] = [];
    const clock = await clockAhead(
      () => 0,
      moving,
      (isOff) => changes.push(isOff),
    );
    const measuredAgain = async () => {
      const from = performance.now();
      // A measurement is taken again once the last one is five seconds old.
      while (performance.now() - from < 6_000) {
        await clock.isOff();
        await new Promise((done) => setTimeout(done, 200));
      }
    };
    const before = clock.now().getTime();
    ahead = -10_000;
    await measuredAgain();
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
    expect(changes).toEqual([]);
    ahead = -12 * HOURS_MS;
    await measuredAgain();
    expect(Math.abs(clock.now().getTime() - Date.now() + 12 * HOURS_MS)).toBeLessThan(2_000);
    ahead = 0;
    await measuredAgain();
    expect(changes).toEqual([true, false]);
  }, 60_000);

  it('is off, and stays the machine’s, while no database was ever heard', async () => {
    const none: Pick<ProbeConnection, 'ask'> = { ask: () => Promise.reject(new Error('gone')) };
    const clock = await clockAhead(() => 0, none);
    expect(clock.skewSeconds()).toBeNull();
    await expect(clock.isOff()).rejects.toThrow('gone');
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2_000);
  });
});

describe('a server whose clock is twelve hours ahead', () => {
  it('accepts the tokens of the others, and they accept its own', async () => {
    const clock = await clockAhead(() => 12 * HOURS_MS);
    const probes = await openProbes({ connection, clock, isQueueAlive: () => true, dataDir: undefined });
    const other = createApp(
      { ...app.deps, now: clock.now, clock, probes },
      join(app.deps.config.dataDir, 'no'),
    );
    const { accessToken } = await app.login('sales.admin');
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await other.request('/api/partners', { headers })).status).toBe(200);
    const signedIn = await other.request('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'it.support', password: 'Suki-demo-2026' }),
    });
    const { data } = (await signedIn.json()) as { data: { accessToken: string } };
    expect((await app.call('GET', '/api/access-role-management', { as: data.accessToken })).status).toBe(200);
  });

  it('settles nothing until its clock is right, and then no day that is not over', async () => {
    let hours = 12;
    const clock = await clockAhead(() => hours * HOURS_MS);
    const before = await settledDays();
    const jobs = await startJobs({ ...app.deps, now: clock.now, clock }, app.migratorUrl);
    try {
      await new Promise((done) => setTimeout(done, 8_000));
      expect(await settledDays()).toEqual(before);
      hours = 0;
      await expect
        .poll(async () => (await settledDays()).length, { timeout: 60_000 })
        .toBeGreaterThan(before.length);
    } finally {
      await jobs.stop();
    }
    expect((await settledDays()).at(-1) ?? '').toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await settledDays()).at(-1)! <= addDays(manilaDate(new Date()), -1)).toBe(true);
  }, 120_000);

  it('says so at its start and in /readyz, and serves with the time of the database', async () => {
    const before = await settledDays();
    const port = String(await freePort());
    const server = starts.start({
      PORT: port,
      DATABASE_URL: app.migratorUrl,
      DEMO: 'on',
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../../support/app/clockAhead.ts'))}`,
    });
    await ready(port, server);
    const { accessToken } = await app.login('sales.admin');
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await fetch(`http://127.0.0.1:${port}/api/partners`, { headers })).status).toBe(200);
    const { checks } = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as {
      checks: { clock: { status: string; skewSeconds: number } };
    };
    expect(checks.clock.status).toBe('warning');
    expect(checks.clock.skewSeconds).toBeCloseTo(43_200, -1);
    await new Promise((done) => setTimeout(done, 7_000));
    expect(await settledDays()).toEqual(before);
    const { said } = await stopped(server);
    expect(said).toMatch(/^Clock: this machine is 43\d{3} seconds ahead of the database\. Set its clock/m);
    expect(said).toContain('the clock of this machine is not the clock of the database');
  }, 120_000);
});
