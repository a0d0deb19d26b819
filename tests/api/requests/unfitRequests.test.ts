import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '#tests/access/contractCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const UNFIT: readonly [
  string,
  { body?: string; headers?: Record<string, string>; query?: Record<string, string> },
  number,
][] = [
  ['no JSON', { body: '{"a":', headers: JSON_TYPE }, 400],
  ['another type', { body: 'a=1', headers: { 'Content-Type': 'text/plain' } }, 415],
  ['an unknown way to filter', { query: { 'role[or]': 'x' } }, 400],
];
const writes = callsOf().filter(({ method }) => method !== 'GET');
const asked = (path: string) => path.replace(/\{\w+\}/g, '1');

describe('a request that is unfit for any call', () => {
  it.each(UNFIT)('with %s is told so only to those who may make the call', async (_, unfit, status) => {
    const path = '/api/access-role-management';
    const by = async (as?: string) => (await app.call('POST', path, { ...unfit, as })).status;
    expect(await by()).toBe(401);
    expect(await by('partner.admin')).toBe(403);
    expect(await by('it.support')).toBe(status);
  });

  it.each(UNFIT)('with %s for a path that is none is not found', async (_, unfit) => {
    expect((await app.call('POST', '/api/no-such-path', unfit)).status).toBe(404);
  });

  it('without a session is 401 for every write that needs one, and for an open one what is wrong', async () => {
    for (const { id, method, path, meta } of writes) {
      await app.clearLimits();
      const { status, body } = await app.call(method, asked(path), { body: '{"a":', headers: JSON_TYPE });
      const unfit = meta.upload ? [415, 'unsupported_media'] : [400, 'invalid'];
      const expected = meta.access === 'anyone' ? unfit : [401, 'invalid_token'];
      expect([id, status, body.error]).toEqual([id, ...expected]);
    }
  });

  it('counts against the limits of an open call', async () => {
    await app.clearLimits();
    const guess = () => app.call('POST', '/api/user/password/reset', { body: '{', headers: JSON_TYPE });
    for (let at = 0; at < 60; at++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});
