import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const begin = async (username = 'it.support') => (await session.login(username)).body.data;
const reasons = async () =>
  (await app.admin.query('select end_reason from session_family order by created_at desc limit 1')).rows[0]
    ?.end_reason;

describe('refresh', () => {
  it('exchanges a refresh token for new tokens and the user', async () => {
    const first = await begin();
    const { status, body } = await session.refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(first.refreshToken);
    expect(body.data.user.username).toBe('it.support');
    expect(await session.isIn(body.data.accessToken)).toBe(true);
    expect((await session.refresh(body.data.refreshToken)).status).toBe(200);
  });

  it('answers the same successor within 30 seconds: a lost answer is no theft', async () => {
    const { refreshToken } = await begin();
    const one = await session.refresh(refreshToken);
    app.clock.advance(25_000);
    const two = await session.refresh(refreshToken);
    expect([two.status, two.body.data.refreshToken]).toEqual([200, one.body.data.refreshToken]);
  });

  it('ends the whole family when an old token comes back after 30 seconds', async () => {
    const { refreshToken } = await begin();
    const { body } = await session.refresh(refreshToken);
    app.clock.advance(31_000);
    const reuse = await session.refresh(refreshToken);
    expect([reuse.status, reuse.body.error, reuse.body.endReason]).toEqual([401, 'invalid_token', 'reuse']);
    expect((await session.refresh(body.data.refreshToken)).status).toBe(401);
    expect(await session.isIn(body.data.accessToken)).toBe(false);
    expect(await reasons()).toBe('reuse');
    const { rows } = await app.admin.query(
      `select actor from audit.entry where event_type = 'SESSION_REUSE' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor: 'it.support' }]);
  });

  it('ends the family when an old token comes back after its successor was used', async () => {
    const { refreshToken } = await begin();
    const { body } = await session.refresh(refreshToken);
    const third = await session.refresh(body.data.refreshToken);
    expect((await session.refresh(refreshToken)).status).toBe(401);
    expect((await session.refresh(third.body.data.refreshToken)).status).toBe(401);
  });

  it.each([
    ['an administrator ended it', 'ended', 'remote'],
    ['the account was suspended', 'suspended', 'suspended'],
    ['rights were taken away', 'rights', 'rights'],
    ['the password was reset', 'password', 'password'],
    ['the person signed out', 'logout', 'ended'],
  ])('says why the session counts no more: %s', async (_, stored, told) => {
    const { refreshToken } = await begin();
    await app.admin.query(
      'update session_family set ended_at = now(), end_reason = $1 where ended_at is null',
      [stored],
    );
    const { status, body } = await session.refresh(refreshToken);
    expect([status, body.error, body.endReason]).toEqual([401, 'invalid_token', told]);
  });

  it('says to a stranger’s token nothing but that it counts not', async () => {
    const { status, body } = await session.refresh('of-nobody');
    expect([status, body.endReason]).toEqual([401, 'ended']);
  });

  it('leaves the other sessions of the user alone', async () => {
    const [stolen, other] = [await begin(), await begin()];
    await session.refresh(stolen.refreshToken);
    app.clock.advance(31_000);
    await session.refresh(stolen.refreshToken);
    expect((await session.refresh(other.refreshToken)).status).toBe(200);
  });

  it('gives 50 parallel refreshes of one token the same successor, and the family goes on', async () => {
    const { refreshToken } = await begin();
    const answers = await Promise.all(Array.from({ length: 50 }, () => session.refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set<string>(answers.map(({ body }) => body.data.refreshToken));
    expect(successors.size).toBe(1);
    expect(await reasons()).toBe(null);
    expect((await session.refresh([...successors][0] ?? '')).status).toBe(200);
  });

  it('ends 12 hours after the sign-in, however often it was refreshed', async () => {
    let { refreshToken } = await begin();
    for (let hour = 0; hour < 11; hour++) {
      app.clock.advance(3_600_000);
      refreshToken = (await session.refresh(refreshToken)).body.data.refreshToken;
    }
    app.clock.advance(3_590_000);
    const last = await session.refresh(refreshToken);
    expect(last.body.data.expiresIn).toBeLessThanOrEqual(10);
    app.clock.advance(11_000);
    expect((await session.refresh(last.body.data.refreshToken)).status).toBe(401);
  });

  it('refuses unknown tokens, none at all, and a user who was disabled meanwhile', async () => {
    expect((await session.refresh('never-issued')).status).toBe(401);
    expect((await app.call('POST', '/api/refresh-token')).status).toBe(401);
    const { refreshToken, accessToken } = await begin('online.viewer');
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'online.viewer'`);
    expect((await session.refresh(refreshToken)).status).toBe(401);
    expect(await session.isIn(accessToken)).toBe(false);
  });
});

describe('logout', () => {
  it('ends this session, access token included, and no other', async () => {
    const [here, there] = [await begin(), await begin()];
    const out = await session.post('/api/logout', { username: 'it.support' }, {}, here.accessToken);
    expect([out.status, out.body]).toEqual([200, { data: { done: true } }]);
    expect(await session.isIn(here.accessToken)).toBe(false);
    expect((await session.refresh(here.refreshToken)).status).toBe(401);
    expect(await session.isIn(there.accessToken)).toBe(true);
  });

  it('needs a session, and no body', async () => {
    expect((await app.call('POST', '/api/logout')).status).toBe(401);
    const { accessToken } = await begin();
    expect((await app.call('POST', '/api/logout', { as: accessToken })).status).toBe(200);
  });
});
