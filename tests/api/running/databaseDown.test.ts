import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bringUp } from '#server/bringUp.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts';
import { ensureDatabase } from '#server/db/migrator.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { startAppOn } from '#tests/support/app/runApp.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';

let folder: string;
let database: EmbeddedDatabase;
let app: TestApp;
let token: string;
let firstSockets: string;
// A PostgreSQL of this file's own, which may be stopped.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-down-'));
  // As root the database runs as another account, which has to reach it here.
  await chmod(folder, 0o755);
  database = await startEmbedded(folder);
  await ensureDatabase(database.url);
  await bringUp(database.url, { demo: true, now: TEST_NOW });
  app = await startAppOn(database.url);
  app.admin.on('error', () => undefined);
  token = (await app.login('it.support')).accessToken;
}, 120_000);
afterAll(async () => {
  await app.stop();
  await database.stop();
  await rm(firstSockets, { force: true });
  await rm(database.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const socketsOf = (url: string): string => new URL(url).searchParams.get('host') ?? '';

/** Starts it again where the app looks for it: its sockets lie in another folder each time. */
const startAgain = async (): Promise<void> => {
  firstSockets = socketsOf(database.url);
  database = await startEmbedded(folder);
  await symlink(socketsOf(database.url), firstSockets);
};

const list = (headers: Record<string, string> = {}) =>
  app.call('GET', '/api/access-role-management', { as: token, headers });

describe('while the database is down', () => {
  beforeAll(() => database.stop());

  it('a call is told so, and when to try again', async () => {
    const { status, body, headers } = await list();
    expect([status, body.error, body.retryAfter]).toEqual([503, 'unavailable', 5]);
    expect(body.message).toMatch(/cannot reach the database .* try again/);
    expect(body.requestId).toBe(headers.get('x-request-id'));
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store']);
    expect((await list({ 'Accept-Language': 'fil' })).body.message).toMatch(/Hindi maabot .* database/);
  });

  it('nobody is signed out: signing in and refreshing answer the same, and no cookie is taken back', async () => {
    const login = await app.call('POST', '/api/login', { body: { username: 'it.support', password: 'x' } });
    const cookie = { cookie: 'suki_refresh=anything; suki_signed_in=1' };
    const refresh = await app.call('POST', '/api/refresh-token', { headers: cookie });
    for (const { status, body, headers } of [login, refresh]) {
      expect([status, body.error]).toEqual([503, 'unavailable']);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('what needs no database is answered as ever', async () => {
    expect((await app.call('GET', '/api/no-such-path')).status).toBe(404);
    expect((await app.call('GET', '/api/access-role-management')).status).toBe(401);
    expect((await app.call('GET', '/api/health')).status).toBe(503);
  });
});

describe('once it is back', () => {
  beforeAll(startAgain);

  it('the same server and the same session go on', async () => {
    // The last answer is kept for a second.
    await vi.waitFor(async () => expect((await app.call('GET', '/api/health')).status).toBe(200), 10_000);
    expect((await list()).status).toBe(200);
  });
});
