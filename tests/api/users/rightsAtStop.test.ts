import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/db/embedded/ports.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { openStarts, type Starts } from '#tests/support/app/startProcess.ts';

let app: TestApp;
let starts: Starts;
beforeAll(async () => {
  [app, starts] = await Promise.all([startTestApp(), openStarts()]);
}, 60_000);
afterAll(async () => {
  await starts.clear();
  await app.stop();
});

it('a server that is stopped stores what it has noted of its last request', async () => {
  const port = String(await freePort());
  const { child, said, ended } = starts.start({ PORT: port, DATABASE_URL: app.migratorUrl, DEMO: 'on' });
  await expect.poll(said, { timeout: 60_000, interval: 100 }).toMatch(/is ready/);
  const api = `http://127.0.0.1:${port}/api`;
  await app.admin.query('delete from right_used');
  // A token of its own: it goes by real time, and the other app's clock does not.
  const signedIn = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'it.support', password: DEMO_PASSWORD }),
  });
  const { data } = await signedIn.json();
  const list = await fetch(`${api}/user-account/list/internal`, {
    headers: { Authorization: `Bearer ${data.accessToken}` },
  });
  expect(list.status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  const { rows } = await app.admin.query('select permission from right_used');
  expect(rows).toEqual([{ permission: 'UR_VIEW' }]);
}, 90_000);
