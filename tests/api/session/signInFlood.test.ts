import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requester } from '#server/db/fairTurns.ts';
import { HASHES_AT_ONCE, verifyPassword } from '#server/signIn/passwordHash.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let goesOn = true;
let flood: Promise<unknown> | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  goesOn = false;
  await flood;
  await app.stop();
});

describe('a sign-in', { timeout: 120_000 }, () => {
  it('that a limit refuses needs no password to be checked', async () => {
    await app.clearLimits();
    await app.admin.query(
      `insert into rate_limit (bucket, window_start, hits)
       select 'login:nobody.there:127.0.0.1', date_trunc('minute', $1::timestamptz) + n * interval '1 minute', 10 from generate_series(0, 5) n`,
      [app.clock.now()],
    );
    await verifyPassword(null, 'x');
    const by = { account: 'address:127.0.0.1', signal: () => new AbortController().signal, hasBegun: true };
    const check = async () => {
      while (goesOn) await verifyPassword(null, 'x').catch(() => sleep(1));
    };
    flood = requester.run(by, () => Promise.all(Array.from({ length: HASHES_AT_ONCE + 16 }, check)));
    const signIn = (username: string) =>
      app.call('POST', '/api/login', { body: { username, password: 'Mali-ito-2026' } });
    const limited = await signIn('nobody.there');
    expect([limited.status, limited.body.error]).toEqual([429, 'too_many']);
    const unchecked = await signIn('somebody.else');
    expect([unchecked.status, unchecked.body.error]).toEqual([429, 'busy']);
    const { rows } = await app.admin.query(
      `select max(hits) as hits from rate_limit where bucket = 'failed-login:127.0.0.1'`,
    );
    // What was not checked for want of a turn is no failure.
    expect(rows[0].hits).toBe(0);
  });
});
