import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES } from '#tests/support/documents/uploads.ts';

const MEGABYTE = 1024 * 1024;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

const processorSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

it('refuses a name of accents in disorder without putting all of them in order', async () => {
  await app.login('it.support');
  const role = `a${'\u0301\u0327'.repeat(100_000)}`;
  const body = { role, isEnabled: true, isExternal: false, modules: [] };
  const seconds = await processorSeconds(async () => {
    const answer = await app.call('POST', '/api/access-role-management', { as: 'it.support', body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields.role).toBeDefined();
  });
  expect(seconds).toBeLessThan(3);
});

it('refuses a body of more values than any call takes, unparsed', async () => {
  const body = `[${Array(300_000).fill('[]').join(',')}]`;
  const { accessToken } = await app.login('sales.admin');
  const parse = vi.spyOn(JSON, 'parse');
  const answer = await app.call('POST', '/api/partners', { as: accessToken, body });
  expect(parse.mock.calls.filter(([text]) => text === body)).toEqual([]);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/300,000 values/);
});

it('does not parse for somebody who is not signed in what only accounts may send', async () => {
  const body = JSON.stringify({ name: 'a'.repeat(MEGABYTE) });
  const { accessToken } = await app.login('sales.admin');
  const parse = vi.spyOn(JSON, 'parse');
  const timesParsed = () => parse.mock.calls.filter(([text]) => text === body).length;
  const refused = await app.call('POST', '/api/partners', { body });
  expect([refused.status, refused.headers.get('connection')]).toEqual([401, 'close']);
  expect(timesParsed()).toBe(0);
  expect((await app.call('POST', '/api/partners', { as: accessToken, body })).status).toBe(400);
  expect(timesParsed()).toBe(1);
});

it('ends the connection with a form that is refused unread, and keeps it with one that was read', async () => {
  const send = (name: string, as?: string) => {
    const form = new FormData();
    form.set('file', new File([FILES.pdf], name));
    return app.call('POST', '/api/files', { as, body: form });
  };
  const answers = [await send('permit.pdf'), await send('permit.exe', 'sales.admin')];
  const connections = answers.map(({ status, headers }) => [status, headers.get('connection')]);
  expect(connections).toEqual([
    [401, 'close'],
    [422, 'keep-alive'],
  ]);
});
