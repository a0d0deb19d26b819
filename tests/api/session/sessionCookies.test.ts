import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://suki.example.test' } });
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const cookiesOf = (headers: Headers) =>
  Object.fromEntries(headers.getSetCookie().map((line) => [line.split('=')[0], line]));
const CLEARED = /^suki_(refresh|signed_in)=; .*Max-Age=0;/;

const begin = async () => {
  const { body, headers } = await session.login('it.support');
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { ...body.data, cookie, headers };
};
const refresh = (cookie: string, origin?: string) =>
  app.call('POST', '/api/refresh-token', { headers: { cookie, ...(origin ? { origin } : {}) } });

describe('cookies of a session', () => {
  it('keeps the refresh token, and the secret of the device, from scripts, other sites and plain HTTP', async () => {
    const { headers, refreshToken } = await begin();
    expect(cookiesOf(headers)).toEqual({
      suki_refresh: `suki_refresh=${refreshToken}; Path=/api; HttpOnly; Max-Age=43200; SameSite=Strict; Secure`,
      suki_signed_in: 'suki_signed_in=1; Path=/; Max-Age=43200; SameSite=Strict; Secure',
      suki_known_device: expect.stringMatching(
        /^suki_known_device=[\w-]{43}; Path=\/api; HttpOnly; Max-Age=15552000; SameSite=Strict; Secure$/,
      ),
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('refreshes by the cookie without a body and renews it', async () => {
    const { cookie } = await begin();
    const { status, body, headers } = await refresh(cookie);
    expect(status).toBe(200);
    expect(cookiesOf(headers).suki_refresh).toContain(body.data.refreshToken);
  });

  it('takes the cookie from our own pages only', async () => {
    const { cookie } = await begin();
    for (const origin of ['https://evil.example.test', 'http://127.0.0.1:1', 'null']) {
      const { status, headers } = await refresh(cookie, origin);
      expect([origin, status, headers.getSetCookie()]).toEqual([origin, 403, []]);
    }
    expect((await refresh(cookie, 'https://suki.example.test')).status).toBe(200);
    expect((await refresh(cookie, app.url)).status).toBe(200);
  });

  it('takes the cookies back when the refresh token counts no more', async () => {
    const { status, headers } = await refresh('suki_refresh=gone; suki_signed_in=1');
    expect(status).toBe(401);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(CLEARED), expect.stringMatching(CLEARED)]);
  });

  it('takes the cookies back, and ends the session, at a logout with the cookie alone', async () => {
    const { cookie, accessToken } = await begin();
    const out = (headers: Record<string, string>) => app.call('POST', '/api/logout', { headers });
    expect((await out({ cookie, origin: 'https://evil.example.test' })).status).toBe(403);
    expect(await session.isIn(accessToken)).toBe(true);
    const { status, headers } = await out({ cookie, authorization: 'Bearer no-more' });
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(CLEARED), expect.stringMatching(CLEARED)]);
    expect(await session.isIn(accessToken)).toBe(false);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('takes the cookies back at a logout after the session was ended elsewhere', async () => {
    const { cookie, accessToken } = await begin();
    await app.admin.query(
      `update session_family set ended_at = now(), end_reason = 'ended' where ended_at is null`,
    );
    for (const sent of [cookie, 'suki_refresh=gone; suki_signed_in=1']) {
      const options = { as: accessToken, headers: { cookie: sent } };
      const { headers } = await app.call('POST', '/api/logout', options);
      expect(headers.getSetCookie(), sent).toHaveLength(2);
    }
    const stranger = await app.call('POST', '/api/logout', {
      headers: { origin: 'https://evil.example.test' },
    });
    expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([401, []]);
  });

  it('takes the cookies back at logout', async () => {
    const { accessToken } = await begin();
    const { headers } = await app.call('POST', '/api/logout', { as: accessToken });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(CLEARED), expect.stringMatching(CLEARED)]);
  });
});
