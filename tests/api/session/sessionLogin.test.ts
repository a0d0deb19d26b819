import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls, toNextHour, WRONG } from '#tests/support/app/session.ts';

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const withoutId = (body: Record<string, unknown>) => ({ ...body, requestId: '' });

const failTimes = async (username: string, times: number) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await session.login(username, WRONG)).status);
  return statuses;
};

describe('login', () => {
  it('answers tokens for 15 minutes and who signed in', async () => {
    const answer = await session.login('store.manager', undefined, { signature: 'device-1' });
    const { status, body, headers } = answer;
    expect(status).toBe(200);
    // A browser drops Secure cookies of a portal on plain HTTP.
    for (const cookie of headers.getSetCookie()) expect(cookie).not.toContain('Secure');
    expect(body.data.expiresIn).toBe(900);
    expect(body.data.user).toMatchObject({
      username: 'store.manager',
      type: 'EXTERNAL',
      roles: ['STORE_MANAGER'],
      accessLevel: 'MERCHANT',
      deviceId: 'device-1',
    });
    expect(body.data.user.partnerName).toBeTruthy();
    expect(body.data.user.merchantId).toMatch(/^\d+$/);
    expect(body.data.user.mobileLast4).toMatch(/^\d{4}$/);
    expect(JSON.stringify(body)).not.toMatch(/63900|password|hash/i);
    expect(await session.isIn(body.data.accessToken)).toBe(true);
  });

  it('takes the username in any case', async () => {
    const { status, body } = await session.login('Sales.ADMIN');
    expect([status, body.data.user.username]).toEqual([200, 'sales.admin']);
  });

  it('does not let an access token live longer than 15 minutes', async () => {
    const { body } = await session.login('it.support');
    app.clock.advance(15 * 60_000 - 5000);
    expect(await session.isIn(body.data.accessToken)).toBe(true);
    app.clock.advance(6000);
    const late = await app.call('GET', '/api/user/user-level', { as: body.data.accessToken });
    expect([late.status, late.body.error]).toEqual([401, 'invalid_token']);
  });

  it('answers a wrong password, an unknown name, a disabled and a pending account alike', async () => {
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'loyalty.editor'`);
    await app.admin.query(`update user_account set status = 'INVITED' where username = 'new.hire'`);
    const answers = [
      await session.login('accounting', WRONG),
      await session.login('nobody.at.all', WRONG),
      await session.login('loyalty.editor'),
      await session.login('new.hire'),
    ];
    const [first] = answers.map(({ status, body }) => ({ status, body: withoutId(body) }));
    expect(first).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } });
    for (const { status, body } of answers) expect({ status, body: withoutId(body) }).toEqual(first);
  });

  it('locks for 15 minutes after five failures in a row, the right password too, account or not', async () => {
    const known = await failTimes('head.office', 5);
    const unknown = await failTimes('nobody.here', 5);
    expect(known).toEqual([401, 401, 401, 401, 401]);
    expect(unknown).toEqual(known);
    const locked = await session.login('head.office');
    const shadow = await session.login('nobody.here');
    expect([locked.status, locked.body.error]).toEqual([423, 'locked']);
    expect(Number(locked.headers.get('retry-after'))).toBe(locked.body.retryAfter);
    expect(locked.body.retryAfter).toBeGreaterThan(890);
    expect(Object.keys(shadow.body)).toEqual(Object.keys(locked.body));
    expect([shadow.status, shadow.body.message]).toEqual([423, locked.body.message]);
    app.clock.advance(15 * 60_000 + 1000);
    expect((await session.login('head.office')).status).toBe(200);
    expect((await session.login('nobody.here')).status).toBe(401);
  });

  it('starts counting anew after a success', async () => {
    await failTimes('frontliner', 4);
    expect((await session.login('frontliner')).status).toBe(200);
    await failTimes('frontliner', 4);
    expect((await session.login('frontliner')).status).toBe(200);
  });

  it('counts failures that arrive at once, one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => session.login('antifraud.reviewer', WRONG)),
    );
    expect(answers.every(({ status }) => status === 401 || status === 423)).toBe(true);
    const { rows } = await app.admin.query(
      `select failures from login_failure where username = 'antifraud.reviewer'`,
    );
    expect(rows).toEqual([{ failures: 5 }]);
    expect((await session.login('antifraud.reviewer')).status).toBe(423);
  });

  it('answers 429 with Retry-After above ten tries a minute', async () => {
    toNextHour(app);
    for (let i = 0; i < 10; i++) await session.login('finance.officer');
    const { status, body, headers } = await session.login('finance.officer');
    expect([status, body.error]).toEqual([429, 'too_many']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    app.clock.advance(60_000);
    expect((await session.login('finance.officer')).status).toBe(200);
  });

  it('refuses unknown fields, and usernames that cannot be', async () => {
    const extra = await session.post('/api/login', { username: 'a', password: 'b', admin: true });
    expect([extra.status, extra.body.fields]).toEqual([400, { admin: expect.any(String) }]);
    expect((await session.login('\u0000')).status).toBe(400);
    expect((await session.login(`' or 1=1 --`)).status).toBe(401);
  });
});
