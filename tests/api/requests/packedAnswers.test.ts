import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (encoding: string) =>
  app.call('GET', '/api/partners', { as: 'sales.admin', headers: { 'Accept-Encoding': encoding } });

it.each(['gzip', 'deflate'])('an answer is packed for who takes %s, and reads the same', async (encoding) => {
  const [plain, packed] = [await ask('identity'), await ask(encoding)];
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
  expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, encoding]);
  expect(packed.body).toEqual(plain.body);
});
