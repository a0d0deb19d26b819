import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { toNextHour } from '#tests/support/app/session.ts';
import { lastInvitation, newUser } from '#tests/support/people.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const get = (path: string, as?: string) => app.call('GET', path, { as });

describe('what a user learns about the own session', () => {
  it('gives a hand-over token that ends after a minute and opens nothing here', async () => {
    const { body } = await get('/api/user/token', 'sales.admin');
    const { exp = 0, iat = 0, aud, username } = decodeJwt(body.data);
    expect([exp - iat, aud, username]).toEqual([60, 'handover', 'sales.admin']);
    expect(decodeProtectedHeader(body.data).alg).toBe('ES256');
    expect((await get('/api/user/user-level', body.data)).status).toBe(401);
  });

  it('answers the access level', async () => {
    const levels = [];
    for (const as of ['sales.admin', 'partner.admin', 'store.manager'])
      levels.push((await get('/api/user/user-level', as)).body.data.accessLevel);
    expect(levels).toEqual(['ALL', 'PARTNER', 'MERCHANT']);
  });

  it('explains each permission by module and role', async () => {
    const { body } = await get('/api/user/permissions', 'frontliner');
    const found = Object.fromEntries(
      body.data.list.map((row: { permission: string; because: unknown }) => [row.permission, row.because]),
    );
    expect(found.PRO_VIEW).toEqual([{ kind: 'module', name: 'Promos', role: 'STORE_FRONTLINER' }]);
    expect(found.MER_DASH).toEqual([{ kind: 'role', name: 'STORE_FRONTLINER' }]);
    expect(found.MA_VIEW).toEqual([{ kind: 'userType', name: 'EXTERNAL' }]);
    expect(found.PAR_VIEW).toBeUndefined();
  });

  it('says whether a username is free, whatever its case, to those who make accounts alone', async () => {
    const path = '/api/user/username';
    const ask = async (username: string) =>
      (await app.call('POST', path, { as: 'partner.admin', body: { username } })).body.data;
    const colleague = await app.call('POST', path, { as: 'frontliner', body: { username: 'sales.admin' } });
    expect([colleague.status, colleague.body.missing]).toEqual([403, [['UR_CREATE']]]);
    const stranger = await Promise.all(
      ['sales.admin', 'brand.new'].map((username) => app.call('POST', path, { body: { username } })),
    );
    expect(stranger.map(({ status, body }) => [status, body.error])).toEqual(
      Array(2).fill([401, 'invalid_token']),
    );
    expect(await ask('Sales.Admin')).toEqual({ username: 'Sales.Admin', isAvailable: false });
    expect(await ask('brand.new')).toEqual({ username: 'brand.new', isAvailable: true });
  });

  it('limits open questions to 60 a minute', async () => {
    toNextHour(app);
    const body = { resetToken: 'guessed', newPassword: 'Suki-guess-2026' };
    const ask = () => app.call('POST', '/api/user/password/reset', { body });
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('says it to people who were invited or register with a proved number, ten times an hour each', async () => {
    toNextHour(app);
    const body = newUser({ emailAddress: 'asks.names@example.test' });
    await app.call('POST', '/api/user/v2/register', { as: 'partner.admin', body });
    const token = await lastInvitation(app);
    const { otpId } = await registrationBench(app).proved();
    const ask = (proof: object, as?: string) =>
      app.call('POST', '/api/user/username', {
        ...(as ? { as } : {}),
        body: { username: 'sales.admin', ...proof },
      });
    for (const proof of [{ token }, { otpId }, { token: 'gone', otpId }]) {
      const { status, body: answer } = await ask(proof);
      expect([status, answer.data]).toEqual([200, { username: 'sales.admin', isAvailable: false }]);
    }
    expect((await ask({ token }, 'frontliner')).status).toBe(200);
    for (const proof of [{}, { token: otpId }, { otpId: token }, { token: 'gone', otpId: 'gone' }])
      expect((await ask(proof)).status).toBe(401);
    const statuses = await Promise.all(Array.from({ length: 9 }, async () => (await ask({ token })).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await ask({ otpId })).status).toBe(200);
    await app.call('POST', '/api/user/invitation/accept', {
      body: { token, username: 'asks.names', newPassword: 'Bagong-Lihim-2026' },
    });
    app.clock.advance(60 * 60_000);
    expect((await ask({ token })).status).toBe(401);
    expect((await ask({ otpId })).status).toBe(401);
  });

  it('answers ten names an hour to one person', async () => {
    toNextHour(app);
    const ask = (as: string) =>
      app.call('POST', '/api/user/username', { as, body: { username: 'brand.new' } });
    const answers = await Promise.all(Array.from({ length: 11 }, () => ask('it.support')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask('sales.admin')).status).toBe(200);
  });

  it('calls no name free that nobody may take', async () => {
    toNextHour(app);
    const free = async (username: string) =>
      (await app.call('POST', '/api/user/username', { as: 'other.partner', body: { username } })).body.data
        .isAvailable;
    for (const name of ['x y', '...', 'seed', 'SK-2026-001013']) expect(await free(name), name).toBe(false);
    expect(await free('brand.new')).toBe(true);
  });

  it('lists the names of access roles by flag to those who may see users or roles', async () => {
    const external = await get('/api/user/access-roles?isExternal=true&isEnabled=true', 'it.support');
    expect(external.body.data.list).toContain('PARTNER_ADMIN');
    expect(external.body.data.list).not.toContain('HCPC_SALES_ADMIN');
    const all = await get('/api/user/access-roles', 'it.support');
    expect(all.body.data.list).toContain('HCPC_SALES_ADMIN');
    expect((await get('/api/user/access-roles', 'online.viewer')).status).toBe(403);
  });
});
