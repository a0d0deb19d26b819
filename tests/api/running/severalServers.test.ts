import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openPools, type Pools } from '#server/db/pools.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let servers: Hono[];
const pools: Pools[] = [];

beforeAll(async () => {
  app = await startTestApp();
  servers = Array.from({ length: 4 }, () => {
    const own = openPools(app.migratorUrl);
    pools.push(own);
    const { deps, probes } = app;
    return createApp({ ...deps, probes, pools: own }, join(deps.config.dataDir, 'no-portal'));
  });
});
afterAll(async () => {
  await Promise.all(pools.map((own) => own.end()));
  await app.stop();
});

interface Sent {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One request to one of the four servers. */
const ask = async (server: number, method: string, path: string, { token, body, headers }: Sent = {}) => {
  const response = await servers[server]!.request(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

const signIn = async (server: number, username: string) => {
  const answer = await ask(server, 'POST', '/api/login', { body: { username, password: DEMO_PASSWORD } });
  return answer.body.data as { accessToken: string; refreshToken: string };
};

describe('four servers behind one database', () => {
  it('share a session: signed in on one, read, refreshed and ended on the others', async () => {
    const first = await signIn(0, 'sales.admin');
    expect((await ask(1, 'GET', '/api/partners', { token: first.accessToken })).status).toBe(200);
    const refreshed = await ask(2, 'POST', '/api/refresh-token', {
      body: { refreshToken: first.refreshToken },
    });
    const second = refreshed.body.data.accessToken as string;
    expect((await ask(3, 'GET', '/api/user/user-level', { token: second })).status).toBe(200);
    expect((await ask(0, 'POST', '/api/logout', { token: second, body: {} })).status).toBe(200);
    for (const server of [0, 1, 2, 3])
      expect((await ask(server, 'GET', '/api/partners', { token: second })).status).toBe(401);
  });

  it('give one token the same successor, whichever is asked', async () => {
    const { refreshToken } = await signIn(1, 'it.support');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        ask(at % 4, 'POST', '/api/refresh-token', { body: { refreshToken } }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1);
  });

  it('count one write for one idempotency key', async () => {
    const { accessToken: token } = await signIn(2, 'sales.admin');
    const body = {
      role: 'Made on four servers',
      isEnabled: true,
      isExternal: false,
      modules: [{ code: 'PARTNERS', responsibilities: [{ permission: 'PAR_VIEW', isEnabled: true }] }],
    };
    const answers = await Promise.all(
      [0, 1, 2, 3].map((server) =>
        ask(server, 'POST', '/api/access-role-management', {
          token,
          body,
          headers: { 'Idempotency-Key': 'four' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body: { data } }) => data.accessRoleId)).size).toBe(1);
  });

  it('count wrong passwords together', async () => {
    const wrong = (server: number) =>
      ask(server, 'POST', '/api/login', { body: { username: 'frontliner', password: 'wrong' } });
    for (const server of [0, 1, 2, 3, 0]) expect((await wrong(server)).status).toBe(401);
    for (const server of [1, 2, 3]) expect((await wrong(server)).status).toBe(423);
  });
});
