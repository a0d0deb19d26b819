import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = async (token: string) => (await app.call('GET', '/api/user/user-level', { as: token })).status;

it('a token that was found right counts no longer than it says, and not a moment after its session', async () => {
  const { accessToken } = await app.login('sales.admin', { fresh: true });
  expect([await ask(accessToken), await ask(accessToken)]).toEqual([200, 200]);
  await app.admin.query('update session_family set ended_at = $1 where ended_at is null', [app.clock.now()]);
  expect(await ask(accessToken)).toBe(401);
  const { accessToken: second } = await app.login('sales.admin', { fresh: true });
  expect(await ask(second)).toBe(200);
  app.clock.advance(16 * 60_000);
  expect(await ask(second)).toBe(401);
});

it('a token whose signature or claims were changed is refused while the right one counts', async () => {
  const { accessToken } = await app.login('sales.admin', { fresh: true });
  expect(await ask(accessToken)).toBe(200);
  const [head = '', claims = '', signature = ''] = accessToken.split('.');
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  expect(await ask([head, claims, other].join('.'))).toBe(401);
  const raised = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...raised, exp: raised.exp + 60 })).toString('base64url');
  expect(await ask([head, forged, signature].join('.'))).toBe(401);
});
